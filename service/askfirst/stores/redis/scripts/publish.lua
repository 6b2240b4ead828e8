-- Log and send an event. ARGV: prefix, plan, again, time to keep, blobs.
local event, blobs = cmsgpack.unpack(ARGV[2]), after(4, ARGV)
if not log(ARGV[1], event, blobs[event.blob], ARGV[4]) and ARGV[3] == '0' then return 0 end
send(ARGV[1], event, blobs)
return 1
