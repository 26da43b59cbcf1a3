import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { TransactionId } from '#shared/billing/transactions/transaction.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const facts = {
  'refund.failed': z.object({ userId: UserId, refundId: TransactionId }),
  /** A cardholder complained about a payment to their bank. */
  'dispute.opened': z.object({ userId: UserId, transactionId: TransactionId }),
  /** Money arrived for a membership that had ended. */
  'payment.came_late': z.object({ userId: UserId, transactionId: TransactionId }),
} satisfies FactSchemas
