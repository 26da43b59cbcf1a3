import type { PlanOffer } from '#web/features/accounts/memberships/components/plan-offers.ts'

export type FeatureRow = {
  feature: string
  /** Tells for each of the offers, in their order, whether it has the feature. */
  included: readonly boolean[]
}

const everythingIn = /^Everything in (.+)$/

/**
 * Lists every feature of the offers once, and who has it. "Everything in Retailer" stands for Retailer's
 * features.
 */
export function featureMatrix(offers: readonly PlanOffer[]): FeatureRow[] {
  const resolved = offers.map((offer) => featuresOf(offer, offers))
  const features = [...new Set(resolved.flatMap((own) => [...own]))]
  return features.map((feature) => ({ feature, included: resolved.map((own) => own.has(feature)) }))
}

function featuresOf(
  offer: PlanOffer,
  offers: readonly PlanOffer[],
  seen: readonly string[] = [],
): Set<string> {
  return new Set(
    offer.features.flatMap((feature) => {
      const name = everythingIn.exec(feature)?.[1]
      if (name === undefined) return [feature]
      const other = offers.find((candidate) => candidate.name === name)
      return other && !seen.includes(name) ? [...featuresOf(other, offers, [...seen, offer.name])] : []
    }),
  )
}
