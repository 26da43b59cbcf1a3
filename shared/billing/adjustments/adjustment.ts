import * as z from 'zod/mini'
import { TransactionId } from '#shared/billing/transactions/transaction.ts'
import { idSchema } from '#shared/ids.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const AdjustmentId = idSchema('adj')

/** A `credit` is in the member’s favor, a `debit` is a charge. */
export const AdjustmentKind = z.enum(['credit', 'debit'])
export type AdjustmentKind = z.infer<typeof AdjustmentKind>

/**
 * A credit or charge that an administrator makes for a member by hand. `stripe`: it counts on the member’s
 * next invoice there. `recorded`: no money moves.
 */
export const Adjustment = z.object({
  id: AdjustmentId,
  userId: UserId,
  adminId: UserId,
  kind: AdjustmentKind,
  amountCents: z.int(),
  description: z.string(),
  settledBy: z.enum(['stripe', 'recorded']),
  /** `pending`: decided here and not yet known at the provider. `failed`: the provider refused it. */
  status: z.enum(['pending', 'done', 'failed']),
  transactionId: TransactionId,
  failure: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type Adjustment = z.infer<typeof Adjustment>
