import * as z from 'zod/mini'
import { BillingPeriod } from '#shared/billing/plans/plan.ts'
import { Transaction, TransactionId } from '#shared/billing/transactions/transaction.ts'
import { idSchema } from '#shared/ids.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { text } from '#shared/text.ts'
import { PaymentStep } from './payment-step.ts'
import { CancellationReason, Subscription } from './subscription.ts'
import { longestPauseDays } from './subscription-rules.ts'

const changes = { auth: 'member', whileImpersonating: 'refused' } as const
const mayFail = ['payment_provider_unavailable', 'version_conflict'] as const
/** The problems of an order itself, in a preview or when it is placed. */
const orderErrors = [
  'plan_not_found',
  'plan_period_mismatch',
  'plan_free',
  'stripe_not_active',
  'billing_address_required',
  'billing_address_unknown',
  'promo_invalid',
  'promo_expired',
  'promo_limit',
  'promo_plan',
  'promo_used',
  ...mayFail,
] as const

/** The subscription and its payment step; without a `payment` nothing is left to do. */
export const SubscriptionAnswer = z.object({ subscription: Subscription, payment: z.optional(PaymentStep) })
export type SubscriptionAnswer = z.infer<typeof SubscriptionAnswer>

export const createSubscription = route({
  name: 'createSubscription',
  method: 'POST',
  path: '/api/billing/subscriptions',
  ...changes,
  summary: 'Start a subscription; called again for the same plan, it continues the one that was started',
  body: z.strictObject({
    userId: z.optional(UserId),
    planId: text(60, 1),
    billingPeriod: BillingPeriod,
    provider: z.enum(['stripe', 'paypal']),
    promoCode: z.optional(text(40)),
    /** The price of the plan when the member chose it: at another price nothing begins. */
    shownPriceCents: z.optional(z.int().check(z.gte(0))),
  }),
  response: SubscriptionAnswer,
  status: 201,
  answersSecret: true,
  errors: [
    ...orderErrors,
    'already_subscribed',
    'subscription_in_progress',
    'verification_required',
    'price_changed',
    'paypal_not_configured',
  ],
  rateLimit: { max: 20, seconds: 3600, per: 'user' },
})

/** The price of a subscription now, as the provider calculates it. Nothing is started or reserved. */
export const previewSubscription = route({
  name: 'previewSubscription',
  method: 'POST',
  path: '/api/billing/subscriptions/preview',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'What a subscription would cost the caller today, with taxes, before it starts',
  body: z.strictObject({
    planId: text(60, 1),
    billingPeriod: BillingPeriod,
    promoCode: z.optional(text(40)),
  }),
  response: z.object({ amountDueCents: z.int(), taxCents: z.int() }),
  errors: orderErrors,
  // Limits guessing a code here to the rate of the route that checks it.
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})

/**
 * Completes the browser’s part: checks with the provider, whatever the browser says, and returns what it
 * found.
 */
export const settleSubscription = route({
  name: 'settleSubscription',
  method: 'POST',
  path: '/api/billing/subscriptions/settle',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'Check the status of the caller’s subscription, and of a payment, at the provider',
  body: z.strictObject({
    /** A payment that was made in the browser. */
    transactionId: z.optional(TransactionId),
  }),
  response: z.object({
    subscription: z.optional(Subscription),
    /** The payment that was asked for, or else the latest one of the subscription. */
    payment: z.optional(Transaction),
  }),
  errors: ['transaction_not_found', ...mayFail],
  rateLimit: { max: 120, seconds: 3600, per: 'user' },
})

export const discardSubscription = route({
  name: 'discardSubscription',
  method: 'POST',
  path: '/api/billing/subscriptions/discard',
  ...changes,
  summary: 'Discard a subscription that was started and not paid; its promo code can be used again',
  body: z.strictObject({}),
  errors: [...mayFail],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})

const PlanChoice = { userId: z.optional(UserId), planId: text(60, 1), billingPeriod: BillingPeriod }

/** The current cost of a change. It holds for 15 minutes. */
export const PlanChangePreview = z.object({
  id: idSchema('prv'),
  planId: z.string(),
  planName: z.string(),
  billingPeriod: BillingPeriod,
  priceCents: z.int(),
  direction: z.enum(['upgrade', 'downgrade']),
  /** `now`: when it is paid. `period_end`: without any payment until then. */
  effective: z.enum(['now', 'period_end']),
  effectiveAt: z.iso.datetime(),
  amountDueCents: z.int(),
  daysRemaining: z.int(),
  /** `Proration for N days remaining`. */
  description: z.string(),
  lines: z.array(z.object({ description: z.string(), amountCents: z.int() })),
  /** The amount added to the lines if the provider adds taxes. */
  taxCents: z.optional(z.int()),
  /** The amount taken from the member’s credit; below 0, the amount added to it. */
  creditCents: z.optional(z.int()),
  expiresAt: z.iso.datetime(),
})
export type PlanChangePreview = z.infer<typeof PlanChangePreview>

const changeErrors = [
  'plan_not_found',
  'plan_period_mismatch',
  'plan_not_offered',
  'no_active_subscription',
  'verification_required',
  'payment_overdue',
  'stripe_not_active',
  'billing_address_required',
  'billing_address_unknown',
  ...mayFail,
] as const

export const previewPlanChange = route({
  name: 'previewPlanChange',
  method: 'POST',
  path: '/api/billing/subscription/preview',
  ...changes,
  summary: 'What a plan change costs the caller and when it takes effect',
  body: z.strictObject(PlanChoice),
  response: PlanChangePreview,
  errors: [...changeErrors],
  rateLimit: { max: 120, seconds: 3600, per: 'user' },
})

export const updateSubscription = route({
  name: 'updateSubscription',
  method: 'POST',
  path: '/api/billing/subscription/plan',
  ...changes,
  summary:
    'Change the caller’s plan as previewed: an upgrade when it is paid, a downgrade at the end of the period',
  body: z.strictObject({ ...PlanChoice, previewId: idSchema('prv') }),
  response: SubscriptionAnswer,
  answersSecret: true,
  errors: [...changeErrors, 'preview_expired', 'preview_changed', 'payment_declined'],
  rateLimit: { max: 30, seconds: 3600, per: 'user' },
})

const own = { userId: z.optional(UserId) }
const standing = { response: Subscription, rateLimit: { max: 30, seconds: 3600, per: 'user' } } as const

export const cancelSubscription = route({
  name: 'cancelSubscription',
  method: 'POST',
  path: '/api/billing/subscription/cancel',
  ...changes,
  ...standing,
  summary: 'Cancel the caller’s subscription at the end of the period or immediately, without a refund',
  body: z.strictObject({
    ...own,
    reason: CancellationReason,
    comment: z.optional(text(500)),
    immediate: z.boolean(),
  }),
  errors: ['no_active_subscription', ...mayFail],
})

export const keepSubscription = route({
  name: 'keepSubscription',
  method: 'POST',
  path: '/api/billing/subscription/keep',
  ...changes,
  ...standing,
  summary: 'Undo a cancellation or a downgrade that is scheduled for the end of the period',
  body: z.strictObject(own),
  errors: ['no_active_subscription', 'cancellation_final', ...mayFail],
})

export const pauseSubscription = route({
  name: 'pauseSubscription',
  method: 'POST',
  path: '/api/billing/subscription/pause',
  ...changes,
  ...standing,
  summary: `Pause the caller’s subscription for up to ${longestPauseDays} days; the remaining days are kept until the period ends`,
  body: z.strictObject({ ...own, resumeAt: z.optional(z.iso.datetime()) }),
  errors: ['no_active_subscription', 'pause_too_long', ...mayFail],
})

export const resumeSubscription = route({
  name: 'resumeSubscription',
  method: 'POST',
  path: '/api/billing/subscription/resume',
  ...changes,
  ...standing,
  summary: 'Resume the caller’s paused subscription',
  body: z.strictObject(own),
  errors: ['no_paused_subscription', 'payment_declined', ...mayFail],
})
