-- Keep a session over the version before it. ARGV: version, state, time to live, token of this call, key, answer and time of
-- the idempotency key.
local kept = redis.call('HMGET', KEYS[1], 'version', 'token')
if kept[2] == ARGV[4] then return 1 end -- the same call again: its first answer was lost on the way
local told = before(5)
if told then return told end
if tonumber(kept[1] or 0) ~= ARGV[1] - 1 then return 0 end
redis.call('HSET', KEYS[1], 'version', ARGV[1], 'state', ARGV[2], 'token', ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
remember(5)
return 1
