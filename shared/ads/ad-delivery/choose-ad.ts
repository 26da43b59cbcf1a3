import type { AdModel } from '#shared/ads/ad-campaigns/ad-campaign.ts'

type Candidate = {
  model: Exclude<AdModel, 'featured'>
  /** What is left of today’s allowance. */
  weight: number
}

/**
 * Which of the eligible ads is shown: sponsors before views. Sponsors share equally, campaigns of views by what is left of
 * their day. `random` is in [0, 1).
 */
export function chooseAd<T extends Candidate>(candidates: readonly T[], random: number): T | undefined {
  const sponsors = candidates.filter(({ model }) => model === 'sponsor')
  if (sponsors.length > 0) return sponsors[Math.floor(random * sponsors.length)]
  const weighed = candidates.filter(({ weight }) => weight > 0)
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0)
  let passed = 0
  for (const one of weighed) {
    passed += one.weight
    if (random * total < passed) return one
  }
  return undefined
}
