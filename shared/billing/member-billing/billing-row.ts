import * as z from 'zod/mini'
import { BillingPeriod } from '#shared/billing/plans/plan.ts'
import { isRunning } from '#shared/billing/subscriptions/is-running.ts'
import {
  PaymentProviderName,
  SubscriptionId,
  SubscriptionStatus,
} from '#shared/billing/subscriptions/subscription.ts'
import { TransactionId } from '#shared/billing/transactions/transaction.ts'
import { MembershipType } from '#shared/platform/users/membership-type.ts'
import { UserId } from '#shared/platform/users/user.ts'

/** A member as a line of the administrators’ billing list. */
export const BillingRow = z.object({
  id: UserId,
  name: z.string(),
  email: z.string(),
  membershipType: MembershipType,
  createdAt: z.iso.datetime(),
  /** The live subscription, if there is one. */
  subscription: z.optional(
    z.object({
      id: SubscriptionId,
      planName: z.string(),
      billingPeriod: BillingPeriod,
      priceCents: z.int(),
      status: SubscriptionStatus,
      paymentProvider: PaymentProviderName,
      currentPeriodEndAt: z.iso.datetime(),
      cancelAtPeriodEnd: z.boolean(),
    }),
  ),
  /** Successful payments, less refunds, and what was paid at shows. */
  totalSpentCents: z.int(),
  lastPayment: z.optional(
    z.object({
      transactionId: TransactionId,
      amountCents: z.int(),
      paidAt: z.iso.datetime(),
      /** It was cash at the gate of an event. */
      atShow: z.optional(z.literal(true)),
    }),
  ),
})
export type BillingRow = z.infer<typeof BillingRow>

/** `active`: with a running subscription, as “Active subscriptions” counts them. `inactive`: with none, or another. */
export const BillingStanding = z.enum(['active', 'inactive'])
export type BillingStanding = z.infer<typeof BillingStanding>

export const billingStandingOf = ({ subscription }: Pick<BillingRow, 'subscription'>): BillingStanding =>
  subscription && isRunning(subscription) ? 'active' : 'inactive'
