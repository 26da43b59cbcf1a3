import type { AdProgress } from '#shared/ads/ad-campaigns/contract.ts'

export type Pace = 'on pace' | 'ahead' | 'behind'

/** How a campaign does against an even spread: a tenth more or less is on pace, and so is a hundredth of all at its start. */
export function paceOf({
  booked,
  viewed,
  expected,
}: Pick<AdProgress, 'booked' | 'viewed' | 'expected'>): Pace {
  const leeway = Math.max(expected / 10, booked / 100)
  if (viewed > expected + leeway) return 'ahead'
  return viewed < expected - leeway ? 'behind' : 'on pace'
}
