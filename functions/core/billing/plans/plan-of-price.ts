import { allPlans } from './all-plans.ts'
import { plans, type StoredPlan } from './plans.ts'

/** The plan of a price at the card provider. Former prices are known by their metadata alone. */
export async function planOfPrice(
  priceId: string,
  planId: string | undefined,
): Promise<StoredPlan | undefined> {
  if (planId) return plans.get({ id: planId })
  return (await allPlans()).find(({ stripe }) => stripe?.priceId === priceId)
}
