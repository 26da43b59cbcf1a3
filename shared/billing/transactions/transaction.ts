import * as z from 'zod/mini'
import { PaymentProviderName } from '#shared/billing/subscriptions/subscription.ts'
import { idSchema } from '#shared/ids.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { Purpose } from './purpose.ts'

export const TransactionId = idSchema('txn')

export const TransactionType = z.enum(['payment', 'refund', 'credit', 'debit'])
export type TransactionType = z.infer<typeof TransactionType>

export const TransactionStatus = z.enum(['pending', 'succeeded', 'failed', 'refunded', 'partially_refunded'])
export type TransactionStatus = z.infer<typeof TransactionStatus>

/** Money that moved, or should have. A payment is one row for its invoice, however often it was tried. */
export const Transaction = z.object({
  id: TransactionId,
  userId: UserId,
  type: TransactionType,
  status: TransactionStatus,
  amountCents: z.int(),
  refundedCents: z.int(),
  /** The tax part of the amount, if the provider added any. */
  taxCents: z.optional(z.int()),
  refundReason: z.optional(z.string()),
  currency: z.literal('USD'),
  description: z.string(),
  invoiceId: z.optional(z.string()),
  /** The thing that was paid for once, without a membership. */
  purpose: z.optional(Purpose),
  /** For a refund: the payment it gives back. */
  paymentId: z.optional(z.string()),
  paymentProvider: PaymentProviderName,
  providerTransactionId: z.optional(z.string()),
  /** The reason the last try failed, in plain words. */
  failure: z.optional(z.string()),
  /** The card that was declined at the last try, by the provider’s own id. */
  declinedMethodId: z.optional(z.string()),
  /** True if its invoice is still open, so that it can be paid again. */
  retryable: z.optional(z.boolean()),
  /** The time of the last failed try. */
  failedAt: z.optional(z.iso.datetime()),
  /**
   * For a credit or a debit: it counts on an invoice of the card provider, or it is only recorded and moves no money.
   */
  settledBy: z.optional(z.enum(['stripe', 'recorded'])),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type Transaction = z.infer<typeof Transaction>
