import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Migration } from '#core/platform/db/migrations/migration.ts'
import { isOpenDispute } from '#shared/billing/transactions/is-open-dispute.ts'
import { Transaction } from '#shared/billing/transactions/transaction.ts'

/** A refund that was decided and has not been seen at the provider yet: its amount is spoken for. */
export const PendingRefund = z.object({ id: z.string(), requestId: z.string(), amountCents: z.int() })

/** A cardholder’s complaint about a payment, as the provider has it. */
export const Dispute = z.object({
  id: z.string(),
  status: z.string(),
  reason: z.string(),
  amountCents: z.int(),
  isRefundable: z.boolean(),
})
export type Dispute = z.infer<typeof Dispute>

export const StoredTransaction = z.object({
  ...Transaction.shape,
  providerInvoiceId: z.optional(z.string()),
  /** For a payment without an invoice. */
  providerIntentId: z.optional(z.string()),
  /** It came when the subscription was over already, and brings nothing. */
  paidAfterEnd: z.optional(z.boolean()),
  /** The purpose of the payment, as it was called then. */
  planName: z.optional(z.string()),
  pendingRefunds: z.optional(z.array(PendingRefund)),
  /** The refund that each request of an administrator became. */
  refundRequests: z.optional(z.record(z.string(), z.string())),
  dispute: z.optional(Dispute),
  /** For a failed refund: when an administrator refunded the payment again. */
  refundedAgainAt: z.optional(z.iso.datetime()),
  metadata: z.optional(z.record(z.string(), z.unknown())),
  /** The time the member was told that the last try is near. */
  finalNoticeAt: z.optional(z.iso.datetime()),
})
export type StoredTransaction = z.infer<typeof StoredTransaction>

/** The partition of a member’s failed payments in the first index. */
export const failedPaymentsOf = (userId: string) => `FAILED_PAYMENTS#${userId}`
/** The partition of payments with an open dispute in the first index. */
export const disputedPaymentsPartition = 'DISPUTED_PAYMENTS'
/** The partition of failed refunds in the first index. */
export const failedRefundsPartition = 'FAILED_REFUNDS'
/** The partition of a day’s failed payments in the second index whose last try was not announced. */
export const failedPaymentsSince = (day: string) => `FAILED_PAYMENTS_SINCE#${day}`

/** The partition of payments in the second index with a decided refund that has not arrived. */
export const pendingRefundsPartition = 'PENDING_REFUNDS'

/** The partition of all transactions in the third index, in order of time. */
export const transactionsPartition = 'TRANSACTIONS'

/** Rows from before the figures by month are written again, so that they are counted in them. */
const countByMonth: Migration = (row) => row
/** Rows from before cash at the gate counted for its member are written again, so that it does. */
const countAtShows: Migration = (row) => row
/** Rows from before the figures by day are written again, so that they are counted in them. */
const countByDay: Migration = (row) => row
/** Rows from before transactions were found by their amount and the ids of providers are written again, so that they are. */
const findByTerms: Migration = (row) => row
export const transactionMigrations = [countByMonth, countAtShows, countByDay, findByTerms]

/** The payments that were made or should have been, by member; ids are in order of time. */
export const transactions = entity({
  name: 'transaction',
  erasure: 'with the member',
  schema: StoredTransaction,
  migrations: transactionMigrations,
  key: ({ userId, id }: { userId: string; id: string }) => ({
    pk: `USER#${userId}`,
    sk: `TRANSACTION#${id}`,
  }),
  gsi1: ({ type, status, userId, failedAt, createdAt, dispute, id }) => {
    if (type === 'refund' && status === 'failed') return { pk: failedRefundsPartition, sk: id }
    if (type !== 'payment') return undefined
    if (status === 'failed') return { pk: failedPaymentsOf(userId), sk: `${failedAt ?? createdAt}#${id}` }
    return dispute && isOpenDispute(dispute.status) ? { pk: disputedPaymentsPartition, sk: id } : undefined
  },
  // A failed payment cannot be given back.
  gsi2: ({ type, status, retryable, finalNoticeAt, pendingRefunds, createdAt, id }) =>
    type === 'payment' && status === 'failed' && retryable && !finalNoticeAt
      ? { pk: failedPaymentsSince(createdAt.slice(0, 10)), sk: `${createdAt}#${id}` }
      : pendingRefunds?.length
        ? { pk: pendingRefundsPartition, sk: id }
        : undefined,
  gsi3: ({ id }) => ({ pk: transactionsPartition, sk: id }),
})
