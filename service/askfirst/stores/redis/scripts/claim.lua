-- Lease what is ready. ARGV: prefix, now, end of the lease, how many, proof of the lease.
local p, claimed = ARGV[1], {}
for _, stream in ipairs(redis.call('ZRANGE', KEYS[1], '-inf', ARGV[2], 'BYSCORE', 'LIMIT', 0, ARGV[4])) do
  local key = p .. 'delivery:' .. redis.call('LINDEX', p .. 'stream:' .. stream, 0)
  local attempts = redis.call('HINCRBY', key, 'attempts', 1)
  redis.call('HSET', key, 'lease', ARGV[5])
  redis.call('ZADD', KEYS[1], ARGV[3], stream)
  claimed[#claimed + 1] = {redis.call('HGET', key, 'letter'), attempts}
end
return claimed
