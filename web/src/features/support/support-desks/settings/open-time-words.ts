import { minutesWords } from '#web/features/support/support-requests/desk/minutes-words.ts'

const hourMinutes = 60

/** A span in which a desk is open: `4 open hours`, `1 h 30 min of open time`. */
export function openTimeWords(minutes: number): string {
  if (minutes < hourMinutes) return `${minutes} open ${minutes === 1 ? 'minute' : 'minutes'}`
  if (minutes % hourMinutes !== 0) return `${minutesWords(minutes)} of open time`
  const hours = minutes / hourMinutes
  return `${hours.toLocaleString('en-US')} open ${hours === 1 ? 'hour' : 'hours'}`
}
