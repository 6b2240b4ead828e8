-- Keep a session over the version before it. ARGV: version, state, time to live, token of this call.
local kept = redis.call('HMGET', KEYS[1], 'version', 'token')
if kept[2] == ARGV[4] then return 1 end -- the same call again: its first answer was lost on the way
if tonumber(kept[1] or 0) ~= ARGV[1] - 1 then return 0 end
redis.call('HSET', KEYS[1], 'version', ARGV[1], 'state', ARGV[2], 'token', ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1
