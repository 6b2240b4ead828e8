-- Commands, all of them or, where the first changes nothing (0), none; what the first gives.
-- ARGV: key, answer and time of the idempotency key; then for each command how many words it has, and these.
local told = before(1)
if told then return told end
local first, at = nil, 4
while at <= #ARGV do
  local done = redis.call(unpack(ARGV, at + 1, at + ARGV[at]))
  first = first or done
  if first == 0 then return 0 end
  at = at + ARGV[at] + 1
end
remember(1)
return first
