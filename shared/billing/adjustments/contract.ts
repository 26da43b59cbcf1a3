import * as z from 'zod/mini'
import { Transaction } from '#shared/billing/transactions/transaction.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { line } from '#shared/text.ts'
import { Adjustment, AdjustmentKind } from './adjustment.ts'

const mostCents = 100_000_000

export const AdjustmentForm = z.strictObject({
  userId: UserId,
  adminId: z.optional(UserId),
  /** Made by the client for this adjustment, and kept while it is tried again. */
  requestId: z.uuid(),
  kind: AdjustmentKind,
  amountCents: z
    .int()
    .check(z.gte(1, 'Must be at least 0.01'), z.lte(mostCents, 'Must be at most 1,000,000.00')),
  description: line(200, 1),
})

export const adjustBilling = route({
  name: 'adjustBilling',
  method: 'POST',
  path: '/api/admin/billing/adjustments',
  auth: 'admin',
  whileImpersonating: 'refused',
  summary:
    'Credit a member or charge them on their next invoice; the same request id never does it twice, and no card is charged',
  body: AdjustmentForm,
  namesAnyUser: true,
  response: z.object({ adjustment: Adjustment, transaction: Transaction }),
  status: 201,
  errors: [
    'user_not_found',
    'adjustment_request_used',
    'adjustment_refused',
    'payment_provider_unavailable',
    'version_conflict',
  ],
})
