import { plans } from './plans.ts'

/** Five membership types with two billing periods each, and room to spare. */
const mostPlans = 50

export async function listPlans() {
  const { items } = await plans.list({ pk: 'PLANS', limit: mostPlans })
  return { items: items.filter((plan) => plan.isActive).toSorted((a, b) => a.displayOrder - b.displayOrder) }
}
