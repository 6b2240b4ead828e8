// Time left, by the server's clock: it said what time it was when it answered, and only what has passed since is
// measured here. Whichever of the two clocks has moved on further is right: one may stand still while the machine
// sleeps, the other may be set back.
export function serverClock(now, since = performance.now()) {
  const steady = since, wall = Date.now() - (performance.now() - since);
  return () => now + Math.max(performance.now() - steady, Date.now() - wall);
}

export function written(milliseconds, language) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const days = Math.floor(seconds / 86400), hours = Math.floor(seconds / 3600) % 24;
  const two = (number) => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60) % 60;
  const clock = days || hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return days ? `${unit(days, "day", language)} ${clock}` : clock;
}

export function unit(number, name, language) {
  return new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "long" }).format(number);
}

export function local(moment, language) {
  const today = new Date().toDateString() === moment.toDateString();
  const style = today ? { timeStyle: "medium" } : { dateStyle: "medium", timeStyle: "short" };
  return new Intl.DateTimeFormat(language, style).format(moment);
}
