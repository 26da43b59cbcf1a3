/**
 * The instant that is whole months after an anchor, in UTC: same day and time, or the last day of a month that is too
 * short (31 Jan → 28 Feb → 31 Mar). Always counted from the anchor, never from the period before.
 */
export function addMonths(anchor: string, months: number): string {
  const from = new Date(anchor)
  const to = new Date(anchor)
  to.setUTCDate(1)
  to.setUTCMonth(from.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return to.toISOString()
}
