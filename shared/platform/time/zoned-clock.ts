import { keptFormats } from './kept-formats.ts'

const formatOf = keptFormats({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })

/** The time of day on the clock of a place: `9:00 AM CDT`. Engines differ in their narrow spaces. */
export const zonedClock = (at: string, zone: string): string =>
  formatOf(zone)
    .format(new Date(at))
    .replace(/[\u2009\u202f]/g, ' ')
