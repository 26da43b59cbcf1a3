import { keptFormats } from './kept-formats.ts'

const formatOf = keptFormats({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** An instant on the clock of a place: `Sat, Jul 10, 2027, 9:00 AM CDT`. Engines differ in their narrow spaces. */
export const zonedTime = (at: string, zone: string): string =>
  formatOf(zone)
    .format(new Date(at))
    .replace(/[\u2009\u202f]/g, ' ')
