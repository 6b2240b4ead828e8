-- What came of a delivery. ARGV: prefix, id, lease, done|retry|dead, time, dead letter, its place, time to keep.
local p, id = ARGV[1], ARGV[2]
local kept = redis.call('HMGET', KEYS[1], 'lease', 'stream', 'letter')
if kept[1] ~= ARGV[3] then return 0 end
local stream, letter = kept[2], kept[3]
if ARGV[4] == 'retry' then
  redis.call('HDEL', KEYS[1], 'lease')
  redis.call('ZADD', p .. 'ready', ARGV[5], stream)
  return 1
end
redis.call('DEL', KEYS[1])
redis.call('DECR', p .. 'waiting')
redis.call('LPOP', p .. 'stream:' .. stream)
if redis.call('EXISTS', p .. 'stream:' .. stream) == 1 then
  redis.call('ZADD', p .. 'ready', 0, stream)
else
  redis.call('ZREM', p .. 'ready', stream)
end
if ARGV[4] == 'dead' then
  local key = p .. 'dead:' .. id
  local before = redis.call('HGET', key, 'place')
  if before then redis.call('ZREM', p .. 'dead', before) end
  redis.call('HSET', key, 'value', ARGV[6], 'letter', letter, 'stream', stream, 'place', ARGV[7])
  redis.call('PEXPIRE', key, ARGV[8] + 86400000)
  redis.call('ZADD', p .. 'dead', 0, ARGV[7])
end
return 1
