-- Send a dead letter anew. ARGV: prefix, id, now, and key, answer and time of the idempotency key.
local told = before(4)
if told then return told end
local p = ARGV[1]
local kept = redis.call('HMGET', KEYS[1], 'letter', 'stream', 'place')
if not kept[1] then return 0 end
redis.call('DEL', KEYS[1])
redis.call('ZREM', p .. 'dead', kept[3])
append(p, ARGV[2], kept[2], kept[1], ARGV[3])
remember(4)
return 1
