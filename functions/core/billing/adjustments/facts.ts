import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { TransactionId } from '#shared/billing/transactions/transaction.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const facts = {
  /** The provider refused a credit or a charge after the administrator who made it was gone. */
  'adjustment.failed': z.object({ userId: UserId, transactionId: TransactionId }),
} satisfies FactSchemas
