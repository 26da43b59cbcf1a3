import type Stripe from 'stripe'
import { billingAccountOf, changeBillingAccount } from '#core/billing/billing/billing-accounts.ts'
import { decideRefundRows, readRefunds, refundWrites } from '#core/billing/invoices/refund-rows.ts'
import { sameItem } from '#core/billing/invoices/same-item.ts'
import { idOf } from '#core/billing/stripe/id-of.ts'
import { instant } from '#core/billing/stripe/instant.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { onceEffects } from '#core/billing/transactions/once-effects.ts'
import { paymentAlarms } from '#core/billing/transactions/payment-alarms.ts'
import { readDispute } from '#core/billing/transactions/read-dispute.ts'
import { type StoredTransaction, transactions } from '#core/billing/transactions/transactions.ts'
import { commit } from '#core/platform/db/commit.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import type { Purpose } from '#shared/billing/transactions/purpose.ts'
import { spentCents } from '#shared/billing/transactions/spent-cents.ts'
import { namedIn } from './intent-metadata.ts'
import { purchaseOf } from './purchase-of.ts'
import { refundUnclaimed } from './refund-unclaimed.ts'

type Mirrored = { payment: StoredTransaction | undefined }

/**
 * Brings our copy of a one-time payment in line with the card provider, in one write with its purpose, the member’s
 * total, and its refunds. Safe to call at any time: repeated news in any order writes once. A declined try is no
 * payment yet. Undefined for anything that is not such a payment of ours.
 */
export async function mirrorCardPayment(intentId: string, now: string): Promise<Mirrored | undefined> {
  const stripe = await stripeClient()
  const intent = await providerCall(() => stripe.paymentIntents.retrieve(intentId))
  const written = namedIn(intent)
  if (!written) return undefined
  const createdAt = instant(intent.created)
  const named = { ...written, id: deriveId('txn', createdAt, intentId), createdAt, intentId }
  return purchaseOf(named.purpose).until(() => untilUnchanged(() => mirror(named, now), { crowd: true }))
}

/** The fields of a payment that never change. */
type Named = {
  id: StoredTransaction['id']
  userId: string
  purpose: Purpose
  description: string
  createdAt: string
  intentId: string
}

async function mirror(named: Named, now: string): Promise<Mirrored | undefined> {
  const { id, userId, purpose, intentId, createdAt } = named
  const account = await billingAccountOf(userId)
  const [before, user] = await Promise.all([
    transactions.get({ userId, id }, { consistent: true }),
    users.get({ id: userId }, { consistent: true }),
  ])
  const theirs = await fetchPayment(intentId)
  if (theirs.intent.status !== 'succeeded') return { payment: undefined }
  // A late event must not bring back anything about a person who has left.
  if (!user || account.closedAt) {
    if (!before) await refundUnclaimed({ id, createdAt, intentId, refunds: theirs.refunds })
    return undefined
  }
  // Its purpose learns about the payment first, and about a refund in a second write.
  const refunds = before ? theirs.refunds : []
  const after = withReservations(readPayment({ ...theirs, refunds }, named), before, refunds)
  const changes = decideRefundRows(await readRefunds(userId, refunds), after)
  const writes = refundWrites(changes, { payment: after, user }, now)
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
  return refunds.length < theirs.refunds.length ? mirror(named, now) : { payment: after }
}

type Fetched = { intent: Stripe.PaymentIntent; refunds: Stripe.Refund[]; dispute?: Stripe.Dispute }

async function fetchPayment(id: string): Promise<Fetched> {
  const stripe = await stripeClient()
  return providerCall(async () => {
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    if (intent.status !== 'succeeded') return { intent, refunds: [] }
    const charge = intent.latest_charge
    const isDisputed = charge !== null && typeof charge === 'object' && charge.disputed
    const [{ data: refunds }, disputes] = await Promise.all([
      stripe.refunds.list({ payment_intent: id, limit: 100 }),
      isDisputed ? stripe.disputes.list({ payment_intent: id, limit: 1 }) : undefined,
    ])
    const dispute = disputes?.data[0]
    return { intent, refunds, ...(dispute && { dispute }) }
  })
}

/** A refund that failed or was called off gives back nothing. */
const isStanding = ({ status }: Stripe.Refund) => status !== 'failed' && status !== 'canceled'

function readPayment(
  { intent, refunds, dispute }: Fetched,
  { id, userId, purpose, description, createdAt }: Named,
): Omit<StoredTransaction, 'version'> {
  const refundedCents = refunds.filter(isStanding).reduce((sum, { amount }) => sum + amount, 0)
  const amountCents = intent.amount_received
  return {
    id,
    userId,
    type: 'payment',
    status:
      refundedCents === 0 ? 'succeeded' : refundedCents >= amountCents ? 'refunded' : 'partially_refunded',
    amountCents,
    refundedCents,
    currency: 'USD',
    description,
    purpose,
    paymentProvider: 'stripe',
    providerTransactionId: idOf(intent.latest_charge) ?? intent.id,
    providerIntentId: intent.id,
    ...(dispute && { dispute: readDispute(dispute) }),
    createdAt,
  }
}

/** A decided refund that is not at the provider yet stays reserved; one that has arrived is counted there. */
function withReservations(
  read: Omit<StoredTransaction, 'version'>,
  before: StoredTransaction | undefined,
  refunds: readonly Stripe.Refund[],
): StoredTransaction {
  const arrived = new Set(refunds.map(({ metadata }) => metadata?.refund_id))
  const pendingRefunds = before?.pendingRefunds?.filter(({ id }) => !arrived.has(id))
  return {
    ...read,
    ...(before?.refundReason && { refundReason: before.refundReason }),
    ...(pendingRefunds?.length ? { pendingRefunds } : {}),
    ...(before?.refundRequests && { refundRequests: before.refundRequests }),
    version: (before?.version ?? 0) + 1,
  }
}
