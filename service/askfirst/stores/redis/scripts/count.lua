-- Add a batch once. ARGV: prefix, increments, how long to remember the batch.
if redis.call('SET', KEYS[1], 1, 'NX', 'PX', ARGV[3]) then add(ARGV[1], cmsgpack.unpack(ARGV[2])) end
return 1
