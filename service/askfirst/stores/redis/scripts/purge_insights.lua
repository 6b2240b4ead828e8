-- Patterns and feedback past their time. ARGV: prefix, time and place before which all may go, how many.
local p, removed = ARGV[1], 0
for _, number in ipairs(redis.call('ZRANGE', KEYS[1], '-inf', '(' .. ARGV[2], 'BYSCORE', 'LIMIT', 0, ARGV[4])) do
  local kept = redis.call('HMGET', p .. 'pattern:' .. number, 'agent_pair', 'ambiguity_type', 'owner')
  local owner = kept[3] or ''
  redis.call('HDEL', p .. 'names', pattern(kept[1], kept[2], owner))
  redis.call('DEL', p .. 'pattern:' .. number, p .. 'examples:' .. number)
  redis.call('ZREM', p .. part(owner) .. 'often', number)
  redis.call('ZREM', KEYS[1], number)
  removed = removed + 1
end
for _, of in ipairs(parts(p)) do
  local newest = p .. of .. 'newest'
  for _, place in ipairs(redis.call('ZRANGE', newest, '-', '(' .. ARGV[3], 'BYLEX', 'LIMIT', 0, ARGV[4])) do
    redis.call('DEL', p .. 'entry:' .. string.sub(place, 17))
    redis.call('ZREM', newest, place)
    removed = removed + 1
  end
end
return removed
