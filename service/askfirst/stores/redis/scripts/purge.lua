-- Remove some of what is past its time. ARGV: prefix, now, places and periods before which all may go, how many.
local p, limit, removed = ARGV[1], ARGV[5], 0
for _, id in ipairs(redis.call('ZRANGE', KEYS[1], '-inf', ARGV[2], 'BYSCORE', 'LIMIT', 0, limit)) do
  local key = p .. 'clarification:' .. id
  local kept = redis.call('HMGET', key, 'status', 'indexes', 'place', 'of')
  if kept[1] then
    local list = p .. (kept[4] or '') .. 'list:'
    redis.call('ZREM', list .. 'status:' .. kept[1], kept[3])
    for _, index in ipairs(cmsgpack.unpack(kept[2])) do redis.call('ZREM', list .. index, kept[3]) end
    redis.call('DEL', key)
  end
  redis.call('ZREM', KEYS[1], id)
  removed = removed + 1
end
for _, of in ipairs(parts(p)) do
  local events = p .. of .. 'events'
  for _, place in ipairs(redis.call('ZRANGE', events, '-', '(' .. ARGV[3], 'BYLEX', 'LIMIT', 0, limit)) do
    local key = p .. 'event:' .. string.sub(place, 17)
    local kind = redis.call('HGET', key, 'type')
    if kind then redis.call('ZREM', events .. ':' .. kind, place) end
    redis.call('DEL', key)
    redis.call('ZREM', events, place)
    removed = removed + 1
  end
end
for _, place in ipairs(redis.call('ZRANGE', p .. 'dead', '-', '(' .. ARGV[3], 'BYLEX', 'LIMIT', 0, limit)) do
  redis.call('DEL', p .. 'dead:' .. string.sub(place, 17))
  redis.call('ZREM', p .. 'dead', place)
  removed = removed + 1
end
for _, period in ipairs(redis.call('ZRANGE', p .. 'periods', '-', '(' .. ARGV[4], 'BYLEX', 'LIMIT', 0, limit)) do
  redis.call('DEL', p .. 'counts:' .. period)
  redis.call('ZREM', p .. 'periods', period)
  removed = removed + 1
end
return removed
