-- The record, and the time in milliseconds.
local time = redis.call('TIME')
return {redis.call('HGET', KEYS[1], 'value'), time[1] * 1000 + math.floor(time[2] / 1000)}
