import * as z from 'zod/mini'
import { PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { listedFeatures, PlanFeature } from './plan-feature.ts'

export const BillingPeriod = z.enum(['monthly', 'yearly'])
export type BillingPeriod = z.infer<typeof BillingPeriod>

/** A membership plan. The price is in cents and for one billing period. */
export const Plan = z.object({
  id: z.string(),
  name: z.string(),
  type: PublicMembershipType,
  description: z.string(),
  priceCents: z.int().check(z.gte(0)),
  currency: z.literal('USD'),
  billingPeriod: BillingPeriod,
  /** The features that work today. */
  features: z.array(z.string()),
  displayOrder: z.int(),
  isActive: z.boolean(),
  version: z.int(),
})
export type Plan = z.infer<typeof Plan>

/** A plan as it is kept, with the features that do not work yet. */
export const WholePlan = z.object({ ...Plan.shape, features: z.array(PlanFeature) })
export type WholePlan = z.infer<typeof WholePlan>

/** A plan as it is offered. */
export const offeredPlan = (plan: WholePlan): Plan => ({ ...plan, features: listedFeatures(plan.features) })
