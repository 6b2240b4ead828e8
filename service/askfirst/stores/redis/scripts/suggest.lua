-- What the sender could do better. ARGV: prefix, pair, type, text, owner.
local number = redis.call('HGET', KEYS[1], pattern(ARGV[2], ARGV[3], ARGV[5]))
if number then redis.call('HSET', ARGV[1] .. 'pattern:' .. number, 'improvement', ARGV[4]) end
return 1
