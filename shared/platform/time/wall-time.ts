import { keptFormats } from './kept-formats.ts'

const formatOf = keptFormats({
  // With `hour12: false` some engines write 24:30 at half past midnight.
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** Returns what a clock in the zone shows at an instant: `2027-03-14T02:30`. */
export function wallTime(at: string, zone: string): string {
  const parts = formatOf(zone).formatToParts(Date.parse(at))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}
