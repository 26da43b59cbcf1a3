import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { TransactionId } from '#shared/transactions/transaction.ts'

export const facts = {
  /** The provider refused a credit or a charge after the administrator who made it was gone. */
  'adjustment.failed': z.object({ userId: UserId, transactionId: TransactionId }),
} satisfies FactSchemas
