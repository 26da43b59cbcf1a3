import { plans, type StoredPlan } from './plans.ts'

/** Five membership types with two billing periods each, and room to spare. */
const mostPlans = 50

/** The whole catalog, in one query, whether on sale or not. */
export const allPlans = async (options: { consistent?: boolean } = {}): Promise<StoredPlan[]> =>
  (await plans.list({ pk: 'PLANS', limit: mostPlans, ...options })).items
