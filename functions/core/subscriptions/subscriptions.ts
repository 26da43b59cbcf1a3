import * as z from 'zod/mini'
import { entity } from '#core/db/entity.ts'
import { BillingAddress } from '#shared/billing/billing-address.ts'
import { isRunning } from '#shared/subscriptions/is-running.ts'
import { Subscription } from '#shared/subscriptions/subscription.ts'

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
      /** Since when what was approved is being begun: giving it up is too late from then on. */
      activatingAt: z.optional(z.iso.datetime()),
    }),
  ),
  /** Where the member was billed when it was begun with taxes; elsewhere it would cost something else. */
  taxPlace: z.optional(BillingAddress),
  createdByAdmin: z.optional(z.string()),
  adminNotes: z.optional(z.string()),
  /** The request of an administrator that it was made by. */
  requestId: z.optional(z.string()),
  /** When another one was about to take its place. */
  supersededAt: z.optional(z.iso.datetime()),
  /** When it was given up without having been paid: whatever is paid for it from then on is refunded. */
  givenUpAt: z.optional(z.iso.datetime()),
  /** Since when it has been over. */
  endedAt: z.optional(z.iso.datetime()),
  /** The end of the period of which the member has been reminded. */
  remindedOfEndAt: z.optional(z.iso.datetime()),
})
export type StoredSubscription = z.infer<typeof StoredSubscription>

/** Below this key of the second index are those whose period ends on a day, for the jobs of that day. */
export const subscriptionsEndingOn = (day: string) => `SUBSCRIPTIONS_ENDING#${day}`
/** Below this key are those whose pause ends on a day. */
export const subscriptionsResumingOn = (day: string) => `SUBSCRIPTIONS_RESUMING#${day}`
/** Below this key of the third index are those that were begun on a day and not paid yet. */
export const subscriptionsBegunOn = (day: string) => `SUBSCRIPTIONS_BEGUN#${day}`
/** Below this key of the third index are those that live at PayPal, which does not list them. */
export const subscriptionsAtPaypal = 'SUBSCRIPTIONS_AT_PAYPAL'

const dayOf = (at: string) => at.slice(0, 10)

export const subscriptions = entity({
  name: 'subscription',
  schema: StoredSubscription,
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
  gsi3: ({ status, createdAt, paymentProvider, id }) =>
    status === 'incomplete'
      ? { pk: subscriptionsBegunOn(dayOf(createdAt)), sk: `${createdAt}#${id}` }
      : paymentProvider === 'paypal' && status !== 'cancelled'
        ? { pk: subscriptionsAtPaypal, sk: id }
        : undefined,
})
