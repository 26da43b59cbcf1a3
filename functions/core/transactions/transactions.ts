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
})
export type StoredTransaction = z.infer<typeof StoredTransaction>

/** Below this key of the first index are a member’s payments that failed and can be paid again. */
export const failedPaymentsOf = (userId: string) => `FAILED_PAYMENTS#${userId}`

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
})
