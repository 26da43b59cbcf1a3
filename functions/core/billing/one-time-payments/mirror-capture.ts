import { billingAccountOf, changeBillingAccount } from '#core/billing/billing/billing-accounts.ts'
import { paypalRefundWrites } from '#core/billing/invoices/paypal-refund-writes.ts'
import { sameItem } from '#core/billing/invoices/same-item.ts'
import { fetchPaypalDispute } from '#core/billing/paypal/paypal-dispute.ts'
import { fetchPaypalCapture } from '#core/billing/paypal/paypal-order.ts'
import { fetchPaypalRefund, saleIdOf } from '#core/billing/paypal/paypal-sale.ts'
import { onceEffects } from '#core/billing/transactions/once-effects.ts'
import { paymentAlarms } from '#core/billing/transactions/payment-alarms.ts'
import { readPaypalDispute } from '#core/billing/transactions/read-paypal-dispute.ts'
import { type StoredTransaction, transactions } from '#core/billing/transactions/transactions.ts'
import { commit } from '#core/platform/db/commit.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import type { Purpose } from '#shared/billing/transactions/purpose.ts'
import { spentCents } from '#shared/billing/transactions/spent-cents.ts'
import { namedInOnceId } from './once-id.ts'
import { paypalOrders } from './paypal-orders.ts'
import { purchaseOf } from './purchase-of.ts'
import { isPaid, readCapture } from './read-capture.ts'
import { refundUnclaimedCapture } from './refund-unclaimed-capture.ts'

type About = { captureId: string; refundId?: string | undefined; disputeId?: string | undefined }

/** The fields of a payment that never change. */
type Named = About & {
  id: StoredTransaction['id']
  userId: string
  purpose: Purpose
  orderId: string
  createdAt: string
}

type Mirrored = { userId: string; payment: StoredTransaction | undefined }

/**
 * Brings our copy of a one-time payment in line with PayPal, as `mirrorCardPayment` does for cards, with the refund or
 * the dispute of it that is named. Undefined for a payment that is for no purchase of ours.
 */
export async function mirrorCapture(about: About, now: string): Promise<Mirrored | undefined> {
  const capture = await fetchPaypalCapture(about.captureId)
  const named = namedInOnceId(capture?.custom_id)
  const orderId = capture?.supplementary_data?.related_ids?.order_id
  if (!capture || !named || !orderId) return undefined
  const createdAt = new Date(capture.create_time).toISOString()
  const all = { ...about, ...named, orderId, createdAt, id: deriveId('txn', createdAt, capture.id) }
  return purchaseOf(named.purpose).until(() => untilUnchanged(() => mirror(all, now), { crowd: true }))
}

async function mirror(named: Named, now: string): Promise<Mirrored | undefined> {
  const { id, userId, purpose, orderId, createdAt } = named
  const account = await billingAccountOf(userId)
  const [before, user, order] = await Promise.all([
    transactions.get({ userId, id }, { consistent: true }),
    users.get({ id: userId }, { consistent: true }),
    paypalOrders.get({ id: orderId }, { consistent: true }),
  ])
  const { capture, refund, dispute } = await fetchAll(named, before)
  if (!isPaid(capture)) return { userId, payment: undefined }
  // A late event must not bring back anything about a person who has left.
  if (!user || account.closedAt) {
    if (!before) await refundUnclaimedCapture({ id, createdAt, capture })
    return undefined
  }
  // Its purpose learns about the payment first, and about a refund in a second write.
  const told = before ? refund : undefined
  const read = readCapture(before ? capture : { ...capture, status: 'COMPLETED' }, { before, refund: told })
  const after: StoredTransaction = {
    ...read,
    id,
    userId,
    description: before?.description ?? order?.description ?? 'Event entry',
    purpose,
    providerIntentId: orderId,
    ...(dispute && { dispute: readPaypalDispute(dispute) }),
    createdAt,
  }
  const writes = told ? await paypalRefundWrites(told, { payment: after, user }, now) : []
  if (!sameItem(before, after)) {
    const spent = spentCents(after) - spentCents(before)
    writes.push(
      transactions.put(after, before ? { version: before.version } : { absent: true }),
      ...(await purchaseOf(purpose)[before ? 'refund' : 'settle'](purpose, after, now)),
      ...(spent === 0
        ? []
        : [changeBillingAccount(account, { totalSpentCents: account.totalSpentCents + spent })]),
      ...onceEffects(user, before, after, now),
      ...paymentAlarms(before, after, now),
    )
  }
  if (writes.length > 0) await commit(...writes)
  const isWhole = before !== undefined || (capture.status === 'COMPLETED' && !refund)
  return isWhole ? { userId, payment: after } : mirror(named, now)
}

async function fetchAll({ captureId, refundId, disputeId }: Named, before: StoredTransaction | undefined) {
  const disputed = disputeId ?? before?.dispute?.id
  const [capture, refund, dispute] = await Promise.all([
    fetchPaypalCapture(captureId),
    refundId ? fetchPaypalRefund(refundId) : undefined,
    disputed ? fetchPaypalDispute(disputed) : undefined,
  ])
  if (!capture) throw new Error(`The payment ${captureId} is gone at PayPal.`)
  if (refund && saleIdOf(refund) !== captureId)
    throw new Error(`The refund ${refund.id} is not of the payment ${captureId}.`)
  return { capture, refund, dispute }
}
