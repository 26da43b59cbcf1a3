import { allPlans } from './all-plans.ts'
import { plans, type StoredPlan } from './plans.ts'

/** The plan that a price of the card provider stands for. Prices of the past are known by their metadata alone. */
export async function planOfPrice(
  priceId: string,
  planId: string | undefined,
): Promise<StoredPlan | undefined> {
  if (planId) return plans.get({ id: planId })
  return (await allPlans()).find(({ stripe }) => stripe?.priceId === priceId)
}
