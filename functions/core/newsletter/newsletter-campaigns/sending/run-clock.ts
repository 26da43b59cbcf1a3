export type RunClock = {
  /** The machine’s time; a clock that was moved ahead counts as it is. */
  now: () => string
  hasTime: () => boolean
}

/** The time of a run that was due at `now` and may work so many seconds. */
export function runClock(now: string, seconds: number): RunClock {
  const [due, started] = [Date.parse(now), performance.now()]
  const elapsed = () => performance.now() - started
  return {
    now: () => new Date(Math.max(due + elapsed(), Date.now())).toISOString(),
    hasTime: () => elapsed() < seconds * 1000,
  }
}
