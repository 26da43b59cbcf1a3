import * as z from 'zod/mini'
import { Invoice } from '#shared/billing/invoices/invoice.ts'
import { BillingPeriod } from '#shared/billing/plans/plan.ts'
import { Transaction } from '#shared/billing/transactions/transaction.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { text } from '#shared/text.ts'
import { Subscription } from './subscription.ts'

const mostCents = 100_000_000

export const createManualSubscription = route({
  name: 'createManualSubscription',
  method: 'POST',
  path: '/api/admin/billing/subscriptions',
  auth: 'admin',
  whileImpersonating: 'refused',
  summary:
    'Give a member a plan with custom pricing, for a month or a year from now; any subscription at a provider is ended first',
  body: z.strictObject({
    userId: UserId,
    adminId: z.optional(UserId),
    /** Made by the client for this agreement, and kept while it is tried again. */
    requestId: z.uuid(),
    planId: text(60, 1),
    billingPeriod: BillingPeriod,
    priceCents: z
      .int()
      .check(z.gte(1, 'Must be at least 0.01'), z.lte(mostCents, 'Must be at most 1,000,000.00')),
    reason: text(500, 1),
  }),
  namesAnyUser: true,
  response: z.object({ subscription: Subscription, invoice: Invoice, payment: Transaction }),
  status: 201,
  errors: [
    'user_not_found',
    'plan_not_found',
    'plan_free',
    'pricing_request_used',
    'verification_required',
    'payment_provider_unavailable',
    'version_conflict',
  ],
})

export const changePlanForMember = route({
  name: 'changePlanForMember',
  method: 'POST',
  path: '/api/admin/billing/subscriptions/plan',
  auth: 'admin',
  whileImpersonating: 'refused',
  summary:
    'Change a member’s plan at the end of the period or now, without a charge; the same request id never does it twice',
  body: z.strictObject({
    userId: UserId,
    adminId: z.optional(UserId),
    /** Made by the client for this change, and kept while it is tried again. */
    requestId: z.uuid(),
    planId: text(60, 1),
    when: z._default(z.enum(['period_end', 'now']), 'period_end'),
    reason: text(500, 1),
  }),
  namesAnyUser: true,
  response: Subscription,
  errors: [
    'user_not_found',
    'plan_not_found',
    'plan_not_offered',
    'paypal_must_agree',
    'payment_overdue',
    'no_active_subscription',
    'verification_required',
    'payment_provider_unavailable',
    'version_conflict',
  ],
})
