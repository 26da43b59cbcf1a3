import * as z from 'zod/mini'
import { BillingPeriod } from '#shared/billing/plans/plan.ts'
import { idSchema } from '#shared/ids.ts'
import { PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const SubscriptionId = idSchema('sub')

export const PaymentProviderName = z.enum(['stripe', 'paypal', 'manual'])
export type PaymentProviderName = z.infer<typeof PaymentProviderName>

/**
 * `incomplete`: not paid for the first time yet. `past_due`: a renewal failed and is tried again, access stays.
 * `unpaid`: the tries have ended without payment. `cancelled`: over for good.
 */
export const SubscriptionStatus = z.enum([
  'incomplete',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'cancelled',
])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

export const CancellationReason = z.enum([
  'too_expensive',
  'not_using',
  'missing_features',
  'found_alternative',
  'temporary',
  'other',
])
export type CancellationReason = z.infer<typeof CancellationReason>

/** A change of plan that was asked for: it waits for its payment by card, or for the payer’s approval at PayPal. */
export const PendingPlan = z.object({
  planId: z.string(),
  planName: z.string(),
  waitsFor: z.enum(['payment', 'approval']),
  /** The time when the payment is no longer awaited. */
  expiresAt: z.optional(z.iso.datetime()),
  /** The page where the payer approves. */
  approveUrl: z.optional(z.url()),
})

/** A member’s subscription to a plan. The plan’s name, type and price are as they were when it was last billed. */
export const Subscription = z.object({
  id: SubscriptionId,
  userId: UserId,
  planId: z.string(),
  planName: z.string(),
  planType: PublicMembershipType,
  billingPeriod: BillingPeriod,
  priceCents: z.int(),
  currency: z.literal('USD'),
  status: SubscriptionStatus,
  paymentProvider: PaymentProviderName,
  currentPeriodStartAt: z.iso.datetime(),
  currentPeriodEndAt: z.iso.datetime(),
  cancelAtPeriodEnd: z.boolean(),
  cancelledAt: z.optional(z.iso.datetime()),
  cancellationReason: z.optional(z.string()),
  /** A downgrade that takes effect at the end of the period. */
  scheduledPlan: z.optional(
    z.object({ planId: z.string(), planName: z.string(), priceCents: z.int(), at: z.iso.datetime() }),
  ),
  pendingPlan: z.optional(PendingPlan),
  /** The plan that was paid for, while a higher one counts already whose first payment is still to come. */
  paidPlanName: z.optional(z.string()),
  promoCodeId: z.optional(z.string()),
  /** The reduction of the next payment; absent once it is used up. */
  discountPercentage: z.optional(z.number()),
  discountCents: z.optional(z.int()),
  /** True if the discount is still to come. */
  discountAhead: z.optional(z.boolean()),
  /**
   * The provider’s handling of taxes: adds some, finds none due, or cannot tell where. Without it the
   * provider does not handle them.
   */
  taxation: z.optional(z.enum(['added', 'none', 'place_unknown'])),
  pausedAt: z.optional(z.iso.datetime()),
  /** The time a paused subscription resumes automatically. */
  resumeAt: z.optional(z.iso.datetime()),
  /** The original end of the period before the pause, which moves it by its own length. */
  originalPeriodEndAt: z.optional(z.iso.datetime()),
  resumedAt: z.optional(z.iso.datetime()),
  pauseDurationMs: z.optional(z.int()),
  /** A price an administrator agreed on. */
  customPriceCents: z.optional(z.int()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type Subscription = z.infer<typeof Subscription>
