-- One change whole or nothing of it. ARGV: prefix, plan, record; key, answer and time of the idempotency key; blobs of events.
local p, plan, blobs = ARGV[1], cmsgpack.unpack(ARGV[2]), after(6, ARGV)
local key, list = KEYS[1], p .. plan.of .. 'list:'
local kept = redis.call('HMGET', key, 'version', 'token', 'status')
if kept[2] == plan.token then return {'committed'} end -- the same call again: its first answer was lost on the way
local told = before(4)
if told then return {'repeated', told} end
if tonumber(kept[1] or 0) ~= plan.version - 1 then return {'lost'} end

redis.call('HSET', key, 'version', plan.version, 'token', plan.token, 'status', plan.status, 'value', ARGV[3])
if plan.version == 1 then
  redis.call('HSET', key, 'indexes', cmsgpack.pack(plan.indexes), 'place', plan.place)
  redis.call('HSET', key, 'of', plan.of)
  for _, index in ipairs(plan.indexes) do redis.call('ZADD', list .. index, 0, plan.place) end
  if plan.owner ~= '' then redis.call('SADD', p .. 'owners', plan.owner) end
end
if kept[3] ~= plan.status then
  if kept[3] then redis.call('ZREM', list .. 'status:' .. kept[3], plan.place) end
  redis.call('ZADD', list .. 'status:' .. plan.status, 0, plan.place)
end
if plan.due then
  redis.call('ZADD', p .. 'due', plan.due, plan.id)
else
  redis.call('ZREM', p .. 'due', plan.id)
end
if plan.expires then
  redis.call('ZADD', p .. 'closed', plan.expires, plan.id)
  redis.call('PEXPIRE', key, plan.keep + 86400000)
end
for _, event in ipairs(plan.events) do
  log(p, event, blobs[event.blob], plan.keep)
  send(p, event, blobs)
end
add(p, plan.counts)
remember(4)
return {'committed'}
