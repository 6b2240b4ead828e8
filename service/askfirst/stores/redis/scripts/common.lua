-- Stands before every script. `p` is what all keys of the shard begin with, so they lie in one slot.

local function append(p, id, stream, letter, at)
  local key = p .. 'delivery:' .. id
  if redis.call('EXISTS', key) == 1 then return end
  redis.call('HSET', key, 'letter', letter, 'stream', stream, 'attempts', 0)
  redis.call('INCR', p .. 'waiting')
  -- Only a stream's first delivery is ready at a time, so nothing overtakes it.
  if redis.call('RPUSH', p .. 'stream:' .. stream, id) == 1 then
    redis.call('ZADD', p .. 'ready', at, stream)
  end
end

local function log(p, event, value, keep)
  local key = p .. 'event:' .. event.id
  if redis.call('EXISTS', key) == 1 then return false end
  redis.call('HSET', key, 'value', value, 'type', event.type)
  -- The purge removes it when its time is over; a day later Redis would, should nobody purge.
  redis.call('PEXPIRE', key, keep + 86400000)
  redis.call('ZADD', p .. event.of .. 'events', 0, event.place)
  redis.call('ZADD', p .. event.of .. 'events:' .. event.type, 0, event.place)
  if event.owner ~= '' then redis.call('SADD', p .. 'owners', event.owner) end
  return true
end

local function send(p, event, blobs)
  for _, letter in ipairs(event.letters) do
    append(p, letter[1], letter[2], blobs[letter[3]], event.at)
  end
end

local function add(p, counts)
  for _, one in ipairs(counts) do
    redis.call('HINCRBY', p .. 'counts:' .. one[1], one[2], one[3])
    redis.call('ZADD', p .. 'periods', 0, one[1])
  end
end

-- What the names of each owner's part of an index begin with; the first is the shared owner's.
local function part(owner)
  return owner == '' and '' or 'of:' .. owner .. ':'
end

local function parts(p)
  local found = {''}
  for _, owner in ipairs(redis.call('SMEMBERS', p .. 'owners')) do found[#found + 1] = part(owner) end
  return found
end

-- The name of a pattern; the shared owner's are those from before there were owners.
local function pattern(pair, kind, owner)
  return cmsgpack.pack(owner == '' and {pair, kind} or {pair, kind, owner})
end

-- What was answered under an idempotency key. `at` is the place in ARGV of the key, '' for none; the answer and the time
-- to keep it follow.
local function before(at)
  return ARGV[at] ~= '' and redis.call('GET', ARGV[at])
end

local function remember(at)
  if ARGV[at] ~= '' then redis.call('SET', ARGV[at], ARGV[at + 1], 'PX', ARGV[at + 2]) end
end

local function after(number, list)
  local rest = {}
  for i = number + 1, #list do rest[#rest + 1] = list[i] end
  return rest
end

