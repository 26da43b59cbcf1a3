import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { line, text } from '#shared/text.ts'
import { WholePlan } from './plan.ts'

/**
 * The price of a plan at a payment provider, as it was last sent; `differs` from the price here until it is
 * sent again.
 */
const ProviderPrice = z.object({ id: z.string(), priceCents: z.int(), differs: z.boolean() })

export const AdminPlan = z.object({
  ...WholePlan.shape,
  stripe: z.optional(ProviderPrice),
  paypal: z.optional(ProviderPrice),
})
export type AdminPlan = z.infer<typeof AdminPlan>

export const listAllPlans = route({
  name: 'listAllPlans',
  method: 'GET',
  path: '/api/admin/billing/plans',
  auth: 'admin',
  summary:
    'All plans in display order, also those that are not offered, with their prices at the payment providers',
  response: z.object({ items: z.array(AdminPlan) }),
})

const params = z.strictObject({ planId: text(60, 1) })
const version = z.int().check(z.gte(1))

export const PlanForm = z.strictObject({
  name: line(60, 1),
  description: text(300, 1),
  displayOrder: z
    .int('Enter a whole number from 1 to 9,999')
    .check(z.gte(1, 'Must be at least 1'), z.lte(9999, 'Must be at most 9,999')),
  isActive: z.boolean(),
  version,
})
export type PlanForm = z.infer<typeof PlanForm>

export const updatePlan = route({
  name: 'updatePlan',
  method: 'PUT',
  path: '/api/admin/billing/plans/:planId',
  auth: 'admin',
  summary: 'Change a plan’s name, description and place, and whether it is offered',
  params,
  body: PlanForm,
  response: AdminPlan,
  errors: ['plan_not_found', 'plan_order_taken', 'plan_needed', 'version_conflict'],
})

/** The least that the card provider charges. */
const leastCents = 50
const mostCents = 100_000_000

export const PlanPriceForm = z.strictObject({
  priceCents: z
    .int()
    .check(z.gte(leastCents, 'Must be at least 0.50'), z.lte(mostCents, 'Must be at most 1,000,000.00')),
  reason: text(500, 1),
  version,
})
export type PlanPriceForm = z.infer<typeof PlanPriceForm>

export const changePlanPrice = route({
  name: 'changePlanPrice',
  method: 'POST',
  path: '/api/admin/billing/plans/:planId/price',
  auth: 'admin',
  summary:
    'Set what a plan costs new subscribers, here and at the payment providers; members who pay for it keep their price',
  params,
  body: PlanPriceForm,
  response: AdminPlan,
  errors: ['plan_not_found', 'plan_free', 'payment_provider_unavailable', 'version_conflict'],
})
