-- More cases of a pattern. ARGV: prefix, pair, type, example, time, how many examples, how long to remember, how many cases, owner.
local p, name = ARGV[1], pattern(ARGV[2], ARGV[3], ARGV[9])
local number = redis.call('HGET', p .. 'names', name)
if not redis.call('SET', KEYS[1], 1, 'NX', 'PX', ARGV[7]) then
  return number and tonumber(redis.call('HGET', p .. 'pattern:' .. number, 'times')) or 0
end
if not number then
  number = tostring(redis.call('INCR', p .. 'numbers'))
  redis.call('HSET', p .. 'names', name, number)
  redis.call('HSET', p .. 'pattern:' .. number, 'agent_pair', ARGV[2], 'ambiguity_type', ARGV[3], 'last_seen', 0, 'owner', ARGV[9])
  if ARGV[9] ~= '' then redis.call('SADD', p .. 'owners', ARGV[9]) end
end
local key = p .. 'pattern:' .. number
local times = redis.call('HINCRBY', key, 'times', ARGV[8])
local last = math.max(tonumber(redis.call('HGET', key, 'last_seen')), tonumber(ARGV[5]))
redis.call('HSET', key, 'last_seen', last)
redis.call('ZADD', p .. 'last', last, number)
redis.call('ZADD', p .. part(ARGV[9]) .. 'often', times, number)
if ARGV[4] ~= '' then
  redis.call('LPUSH', p .. 'examples:' .. number, ARGV[4])
  redis.call('LTRIM', p .. 'examples:' .. number, 0, ARGV[6] - 1)
end
return times
