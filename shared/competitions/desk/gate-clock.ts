import { zonedClock } from '#shared/platform/time/zoned-clock.ts'

/** `9:14 AM` at the venue; everyone at the gate knows the zone. */
export const gateClock = (at: string, timeZone: string): string =>
  zonedClock(at, timeZone).split(' ').slice(0, 2).join(' ')
