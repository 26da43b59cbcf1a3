import type { PlanFeatures } from '#shared/billing/plans/features-contract.ts'
import type { PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import type { StoredPlan } from './plans.ts'

/** Returns the features of a membership according to its plans; empty if none of them is sold. */
export function featuresOf(
  catalogue: readonly StoredPlan[],
  type: PublicMembershipType,
): PlanFeatures | undefined {
  const own = catalogue.filter((plan) => plan.type === type)
  const [first] = own.toSorted((a, b) => a.displayOrder - b.displayOrder)
  return (
    first && { type, features: first.features, version: own.reduce((sum, plan) => sum + plan.version, 0) }
  )
}
