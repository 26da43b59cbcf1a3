import { adjustmentEffects } from '#core/billing/adjustments/adjustment-effects.ts'
import { adjustments, type StoredAdjustment } from '#core/billing/adjustments/adjustments.ts'
import { adjustmentOf, finishAdjustment } from '#core/billing/adjustments/finish-adjustment.ts'
import { settledBy } from '#core/billing/adjustments/settled-by.ts'
import { auditBilling } from '#core/billing/billing-audit/audit-billing.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { type StoredTransaction, transactions } from '#core/billing/transactions/transactions.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { userNotFound } from '#core/platform/users/change-standing.ts'
import { users } from '#core/platform/users/users.ts'
import { adjustBilling as contract } from '#shared/billing/adjustments/contract.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { dollars } from '#shared/platform/money/dollars.ts'

type Request = ApiRequest<typeof contract>

/**
 * An adjustment that is only recorded is one write with its transaction, the audit and the member’s news. An adjustment
 * that counts at the provider is first written as an intent, with the audit, and then made there under its own id. A
 * repeat with the same request id continues where it broke off.
 */
export async function adjustBilling(request: Request) {
  const { userId, requestId } = request.body
  // Everyone who adds to the audit waits for a turn.
  await untilUnchanged(() => decide(request), { crowd: true })
  const ended = await finishAdjustment({ userId, requestId }, request.now)
  if (!ended) throw userNotFound()
  const { failure, status } = ended.adjustment
  if (status === 'failed')
    throw new AppError('unprocessable', 'adjustment_refused', failure ?? 'The provider refused this.')
  return ended
}

async function decide(request: Request): Promise<void> {
  const { actor, body, now } = request
  const { userId, requestId, kind, amountCents, description } = body
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user) throw userNotFound()
  const known = await adjustmentOf({ userId, requestId })
  if (known) return requireSame(known.adjustment, body)
  const { subscription } = await liveSubscriptionOf(userId)
  const settled = settledBy(subscription)
  const adjustment: StoredAdjustment = {
    id: newId('adj', now),
    userId,
    adminId: actor.userId,
    requestId,
    kind,
    amountCents,
    description,
    settledBy: settled,
    status: settled === 'stripe' ? 'pending' : 'done',
    transactionId: newId('txn', now),
    createdAt: now,
    version: 1,
  }
  await commit(
    adjustments.put(adjustment, { absent: true }),
    transactions.put(transactionOf(adjustment), { absent: true }),
    // Nothing is written below the key of a member who has just been erased.
    users.check({ id: userId }, { version: user.version }),
    ...(await auditOf(adjustment, now)),
    ...(settled === 'recorded' ? adjustmentEffects(user, adjustment, now) : []),
  )
}

function requireSame(made: StoredAdjustment, { kind, amountCents, description }: Request['body']): void {
  if (made.kind === kind && made.amountCents === amountCents && made.description === description) return
  throw new AppError(
    'conflict',
    'adjustment_request_used',
    `A ${made.kind === 'credit' ? 'credit' : 'charge'} of ${dollars(made.amountCents)} was already made with this dialog. Close it and open it again.`,
  )
}

const transactionOf = (adjustment: StoredAdjustment): StoredTransaction => ({
  id: adjustment.transactionId,
  userId: adjustment.userId,
  type: adjustment.kind,
  status: adjustment.status === 'pending' ? 'pending' : 'succeeded',
  amountCents: adjustment.amountCents,
  refundedCents: 0,
  currency: 'USD',
  description: adjustment.description,
  paymentProvider: 'manual',
  settledBy: adjustment.settledBy,
  metadata: { adjustedBy: adjustment.adminId, adjustmentReason: adjustment.description },
  createdAt: adjustment.createdAt,
  version: 1,
})

const auditOf = ({ id, adminId, userId, ...adjustment }: StoredAdjustment, now: string) =>
  auditBilling(
    {
      adminId,
      targetUserId: userId,
      action: adjustment.kind === 'credit' ? 'manual_credit' : 'manual_debit',
      entityType: 'adjustment',
      entityId: id,
      newValues: {
        amountCents: adjustment.amountCents,
        settledBy: adjustment.settledBy,
        transactionId: adjustment.transactionId,
      },
      reason: adjustment.description,
    },
    now,
  )

export const handler = endpoint(contract, adjustBilling)
