import { addTime } from '#shared/platform/time/add-time.ts'

const daysOfAccount = 14
const daysOfPair = 90
/** More sales between the same two within 90 days are looked at. */
const salesOfPair = 3

/**
 * When sales between two members were confirmed within the last 90 days, with one more that is confirmed now. Feedback about it
 * counts if both had been here for two weeks when it was sold, and it is the first of them.
 */
export function withSale(
  before: readonly string[],
  joined: readonly [seller: string, buyer: string],
  { soldAt, now }: { soldAt: string; now: string },
): { confirmedAt: string[]; isCounted: boolean; isFrequent: boolean } {
  const recent = before.filter((at) => now < addTime(at, { days: daysOfPair }))
  const isOld = joined.every((at) => addTime(at, { days: daysOfAccount }) <= soldAt)
  return {
    confirmedAt: [...recent, now],
    isCounted: isOld && recent.length === 0,
    isFrequent: recent.length >= salesOfPair,
  }
}

/** The months whose feedback is in an average: this one and 23 before it, the first one first. */
export function monthsOfAverage(now: string): { first: string; last: string } {
  const [year = 0, month = 0] = now.slice(0, 7).split('-').map(Number)
  const index = year * 12 + (month - 1) - 23
  const first = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  return { first, last: now.slice(0, 7) }
}
