import * as z from 'zod/mini'
import { entity } from '#core/db/entity.ts'
import { Transaction } from '#shared/transactions/transaction.ts'

/** A refund that was decided and has not been seen at the provider yet: its amount is spoken for. */
export const PendingRefund = z.object({ id: z.string(), requestId: z.string(), amountCents: z.int() })

export const StoredTransaction = z.object({
  ...Transaction.shape,
  providerInvoiceId: z.optional(z.string()),
  pendingRefunds: z.optional(z.array(PendingRefund)),
  metadata: z.optional(z.record(z.string(), z.unknown())),
  /** When the member was told that the last try is near. */
  finalNoticeAt: z.optional(z.iso.datetime()),
})
export type StoredTransaction = z.infer<typeof StoredTransaction>

/** Below this key of the first index are a member’s payments that failed and can be paid again. */
export const failedPaymentsOf = (userId: string) => `FAILED_PAYMENTS#${userId}`
/** Below this key of the second index are the payments of a day that failed and whose last try was not announced. */
export const failedPaymentsSince = (day: string) => `FAILED_PAYMENTS_SINCE#${day}`

/** What moved or should have, by member; ids are in the order of time. */
export const transactions = entity({
  name: 'transaction',
  schema: StoredTransaction,
  key: ({ userId, id }: { userId: string; id: string }) => ({
    pk: `USER#${userId}`,
    sk: `TRANSACTION#${id}`,
  }),
  gsi1: ({ status, retryable, userId, failedAt, createdAt, id }) =>
    status === 'failed' && retryable
      ? { pk: failedPaymentsOf(userId), sk: `${failedAt ?? createdAt}#${id}` }
      : undefined,
  gsi2: ({ type, status, retryable, finalNoticeAt, createdAt, id }) =>
    type === 'payment' && status === 'failed' && retryable && !finalNoticeAt
      ? { pk: failedPaymentsSince(createdAt.slice(0, 10)), sk: `${createdAt}#${id}` }
      : undefined,
})
