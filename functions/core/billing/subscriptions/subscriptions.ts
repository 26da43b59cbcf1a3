import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { BillingAddress } from '#shared/billing/billing/billing-address.ts'
import { BillingPeriod } from '#shared/billing/plans/plan.ts'
import { isRunning } from '#shared/billing/subscriptions/is-running.ts'
import { PendingPlan, Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { PublicMembershipType } from '#shared/platform/users/membership-type.ts'

/** A plan for the price at which it was chosen, whatever it costs by now. */
export const PlanTerms = z.object({
  planId: z.string(),
  planName: z.string(),
  planType: PublicMembershipType,
  billingPeriod: BillingPeriod,
  priceCents: z.int(),
})
export type PlanTerms = z.infer<typeof PlanTerms>

/** The same at PayPal, where each price of a plan is its own plan. */
const PaypalTerms = z.object({ ...PlanTerms.shape, paypalPlanId: z.string() })
export type PaypalTerms = z.infer<typeof PaypalTerms>

const StoredPendingPlan = z.object({
  ...PendingPlan.shape,
  ...PlanTerms.shape,
  /** The change that was shown and confirmed: it stays that one, however often it is requested. */
  previewId: z.string(),
  /** The invoice at the card provider that pays for it, once there is one. */
  invoiceId: z.optional(z.string()),
  /** The plan at PayPal, and whether it takes effect once approved or at the next billing. */
  paypalPlanId: z.optional(z.string()),
  effective: z.optional(z.enum(['now', 'period_end'])),
})
export type StoredPendingPlan = z.infer<typeof StoredPendingPlan>

/** A subscription with what it is called at its provider. */
export const StoredSubscription = z.object({
  ...Subscription.shape,
  stripe: z.optional(
    z.object({
      subscriptionId: z.string(),
      itemId: z.string(),
      latestInvoiceId: z.optional(z.string()),
      scheduleId: z.optional(z.string()),
    }),
  ),
  paypal: z.optional(
    z.object({
      subscriptionId: z.string(),
      /** The time the approved subscription started to begin: from then on it is too late to give it up. */
      activatingAt: z.optional(z.iso.datetime()),
      /** The plan there that was approved last. */
      planId: z.optional(z.string()),
      /** An approved change whose first payment is still to come, on or after `at`. */
      agreed: z.optional(
        z.object({
          to: PaypalTerms,
          /** The terms of the subscription until then, and the terms its present period was paid for. */
          from: PaypalTerms,
          paid: PaypalTerms,
          effective: z.enum(['now', 'period_end']),
          at: z.iso.datetime(),
        }),
      ),
      /** The way periods are counted since their length changed from the original one. */
      cycle: z.optional(z.object({ anchorAt: z.iso.datetime(), every: BillingPeriod })),
    }),
  ),
  pendingPlan: z.optional(StoredPendingPlan),
  /** The upgrades that were paid by card and have counted, by what was confirmed. */
  paidUpgrades: z.optional(z.array(z.string())),
  /** The place where the member was billed when it started with taxes; elsewhere the price would differ. */
  taxPlace: z.optional(BillingAddress),
  createdByAdmin: z.optional(z.string()),
  adminNotes: z.optional(z.string()),
  /** The request of an administrator that it was made by. */
  requestId: z.optional(z.string()),
  /** The latest requests of administrators that changed its plan. */
  planRequests: z.optional(z.array(z.string())),
  /** The time another one was about to take its place. */
  supersededAt: z.optional(z.iso.datetime()),
  /** The time it was given up without having been paid: later payments for it are refunded. */
  givenUpAt: z.optional(z.iso.datetime()),
  /** The time it ended. */
  endedAt: z.optional(z.iso.datetime()),
  /** The end of the period for which the member was reminded. */
  remindedOfEndAt: z.optional(z.iso.datetime()),
})
export type StoredSubscription = z.infer<typeof StoredSubscription>

/**
 * The partition of subscriptions in the second index whose period ends on a day, for the jobs of that day.
 */
export const subscriptionsEndingOn = (day: string) => `SUBSCRIPTIONS_ENDING#${day}`
/** The partition of those whose pause ends on a day. */
export const subscriptionsResumingOn = (day: string) => `SUBSCRIPTIONS_RESUMING#${day}`
/** The partition of those in the third index that were started on a day and are not paid yet. */
export const subscriptionsBegunOn = (day: string) => `SUBSCRIPTIONS_BEGUN#${day}`
/** The partition of those in the third index that live at PayPal, which does not list them. */
export const subscriptionsAtPaypal = 'SUBSCRIPTIONS_AT_PAYPAL'
/** The partition of those whose upgrade waits for its payment, in the order in which they lapse. */
export const subscriptionsAwaitingPayment = 'SUBSCRIPTIONS_AWAITING_PAYMENT'

const dayOf = (at: string) => at.slice(0, 10)

export const subscriptions = entity({
  name: 'subscription',
  erasure: 'with the member',
  schema: StoredSubscription,
  // Nothing but that it is counted again, for the figure of those who pay through a provider.
  migrations: [(row) => row],
  key: ({ userId, id }: { userId: string; id: string }) => ({
    pk: `USER#${userId}`,
    sk: `SUBSCRIPTION#${id}`,
  }),
  gsi1: ({ status, currentPeriodEndAt, id }) =>
    isRunning({ status })
      ? { pk: subscriptionsEndingOn(dayOf(currentPeriodEndAt)), sk: `${currentPeriodEndAt}#${id}` }
      : undefined,
  gsi2: ({ status, resumeAt, id }) =>
    status === 'paused' && resumeAt
      ? { pk: subscriptionsResumingOn(dayOf(resumeAt)), sk: `${resumeAt}#${id}` }
      : undefined,
  gsi3: ({ status, createdAt, paymentProvider, pendingPlan, id }) =>
    status === 'incomplete'
      ? { pk: subscriptionsBegunOn(dayOf(createdAt)), sk: `${createdAt}#${id}` }
      : paymentProvider === 'paypal' && status !== 'cancelled'
        ? { pk: subscriptionsAtPaypal, sk: id }
        : pendingPlan?.expiresAt
          ? { pk: subscriptionsAwaitingPayment, sk: `${pendingPlan.expiresAt}#${id}` }
          : undefined,
})
