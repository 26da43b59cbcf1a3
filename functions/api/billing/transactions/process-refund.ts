import { auditBilling } from '#core/billing/billing-audit/audit-billing.ts'
import { finishPendingRefund } from '#core/billing/transactions/finish-pending-refund.ts'
import { makeGood } from '#core/billing/transactions/make-good.ts'
import { ownTransaction } from '#core/billing/transactions/own-transaction.ts'
import { nothingLeft, refundRefusal } from '#core/billing/transactions/refund-refusal.ts'
import { leftToRefund, reserveRefund } from '#core/billing/transactions/reserve-refund.ts'
import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { processRefund as contract } from '#shared/billing/transactions/contract.ts'
import { AppError } from '#shared/errors.ts'
import { dollars } from '#shared/platform/money/dollars.ts'

/**
 * Speaks for the amount on the payment itself first, together with the refund’s row and the audit, so that no two
 * refunds give back more than was paid; then the provider gives it back, under the refund’s own id. Asked again with
 * the same request id, it goes on where it broke off.
 */
export async function processRefund(request: ApiRequest<typeof contract>) {
  const { userId } = request.body
  const { transactionId } = request.params
  const refundId = await untilUnchanged(() => reserve(request))
  await finishPendingRefund({ userId, paymentId: transactionId, refundId }, request.now)
  const [payment, refund] = [
    await ownTransaction(userId, transactionId),
    await ownTransaction(userId, refundId),
  ]
  if (refund.status === 'failed') throw notRefundable(refund.failure ?? 'The refund did not go through.')
  return { refund, payment }
}

const notRefundable = (sentence: string) => new AppError('unprocessable', 'not_refundable', sentence)

async function reserve({ actor, params, body, now }: ApiRequest<typeof contract>): Promise<string> {
  const { userId, requestId, amountCents, reason } = body
  const payment = await ownTransaction(userId, params.transactionId)
  const known = payment.refundRequests?.[requestId]
  if (known) return sameRefund(userId, known, amountCents)
  requireRefundable(payment, amountCents)
  const { refundId, writes } = reserveRefund(payment, { requestId, amountCents, reason }, now)
  await commit(
    ...writes,
    ...(await makeGood(payment, now)),
    ...(await auditBilling(
      {
        adminId: actor.userId,
        targetUserId: userId,
        action: 'refund',
        entityType: 'transaction',
        entityId: payment.id,
        oldValues: { refundedCents: payment.refundedCents },
        newValues: { refundedCents: payment.refundedCents + amountCents, refundId, amountCents },
        reason,
      },
      now,
    )),
  )
  return refundId
}

async function sameRefund(userId: string, refundId: string, amountCents: number): Promise<string> {
  const refund = await ownTransaction(userId, refundId)
  if (refund.amountCents === amountCents) return refundId
  throw new AppError(
    'conflict',
    'refund_request_used',
    `A refund of ${dollars(refund.amountCents)} was already requested. Close the dialog and check the payment again.`,
  )
}

function requireRefundable(payment: StoredTransaction, amountCents: number): void {
  const refusal = refundRefusal(payment)
  if (refusal) throw notRefundable(refusal)
  if (amountCents > payment.amountCents)
    throw tooLarge('invalid', `The payment was only ${dollars(payment.amountCents)}.`)
  const left = leftToRefund(payment)
  if (left <= 0) throw notRefundable(nothingLeft)
  if (amountCents > left) throw tooLarge('unprocessable', `Only ${dollars(left)} is left to refund.`)
}

const tooLarge = (kind: 'invalid' | 'unprocessable', message: string) =>
  new AppError(kind, 'refund_too_large', message, { errors: [{ path: 'body.amountCents', message }] })

export const handler = endpoint(contract, processRefund)
