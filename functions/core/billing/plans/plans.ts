import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { WholePlan } from '#shared/billing/plans/plan.ts'
import { separatePromises } from './separate-promises.ts'
import { upgradePlan } from './upgrade-plan.ts'

/** A plan with what it is called at the payment providers, and the price that they were last told. */
export const StoredPlan = z.object({
  ...WholePlan.shape,
  stripe: z.optional(
    z.object({
      productId: z.string(),
      priceId: z.string(),
      priceCents: z.int(),
      /** The category the provider was told to tax. */
      taxCode: z.optional(z.string()),
    }),
  ),
  paypal: z.optional(z.object({ productId: z.string(), planId: z.string(), priceCents: z.int() })),
})
export type StoredPlan = z.infer<typeof StoredPlan>

/** The catalog is one partition in display order: a page of it is one query. */
export const plans = entity({
  name: 'plan',
  erasure: 'impersonal',
  schema: StoredPlan,
  migrations: [upgradePlan, separatePromises],
  key: ({ id }: { id: string }) => ({ pk: 'PLANS', sk: `PLAN#${id}` }),
})
