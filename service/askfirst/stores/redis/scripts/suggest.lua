-- What the sender could do better. ARGV: prefix, pair, type, text.
local number = redis.call('HGET', KEYS[1], cmsgpack.pack({ARGV[2], ARGV[3]}))
if number then redis.call('HSET', ARGV[1] .. 'pattern:' .. number, 'improvement', ARGV[4]) end
return 1
