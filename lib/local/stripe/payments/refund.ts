import type Stripe from 'stripe'
import type { Charge, Refund } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'
import { invalid } from '../wire/stripe-error.ts'
import { addToBalance } from './balance.ts'
import { settleSeconds } from './settle-seconds.ts'
import { cardOf } from './test-cards.ts'

type RefundEntry = {
  amount?: number | undefined
  reason?: Stripe.Refund.Reason | undefined
  metadata?: Record<string, string> | null | undefined
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

/** Gives money back, never more than the rest of the charge. */
export function refundCharge(tx: Transaction, charge: Charge, given: RefundEntry): Refund {
  const left = charge.amount - charge.amount_refunded
  const amount = given.amount ?? left
  if (!charge.paid)
    throw invalid(`Charge ${charge.id} was not successful, so it cannot be refunded.`, { param: 'charge' })
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  if (amount > left)
    throw invalid(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      { param: 'amount' },
    )
  const dispute = tx.find('dispute', (other) => other.charge === charge.id)[0]
  if (dispute && !dispute.is_charge_refundable)
    throw invalid(`The charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  const behaviour = cardOf(charge._.number)?.refund
  const id = newId('re')
  const refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: addToBalance(tx, {
      type: 'refund',
      category: 'refund',
      amount: -amount,
      source: id,
      description: 'REFUND FOR CHARGE',
    }).id,
    charge: charge.id,
    created: tx.now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: given.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: given.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: behaviour === 'pending' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  } satisfies Stripe.Refund
  const stored = tx.add('refund', refund)
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  tx.emit('refund.created', stored)
  tx.emit('charge.refunded', charge)
  if (behaviour) tx.schedule('settle_refund', id, tx.now + settleSeconds)
  return stored
}

/** The bank's late word on a refund: it arrived, or it came back and the charge has its remainder again. */
export function settleRefund(tx: Transaction, id: string): void {
  const refund = tx.need('refund', id)
  const charge = tx.need('charge', refund.charge ?? '')
  if (cardOf(charge._.number)?.refund === 'pending') {
    refund.status = 'succeeded'
    tx.emit('refund.updated', refund)
    return
  }
  undoRefund(tx, refund, 'failed')
  refund.failure_reason = 'expired_or_canceled_card'
  tx.emit('refund.updated', refund)
  tx.emit('refund.failed', refund)
}

export function undoRefund(tx: Transaction, refund: Refund, status: 'failed' | 'canceled'): void {
  const charge = tx.need('charge', refund.charge ?? '')
  refund.status = status
  refund.failure_balance_transaction = addToBalance(tx, {
    type: 'refund_failure',
    category: 'refund_failure',
    amount: refund.amount,
    source: refund.id,
    description: `REFUND FAILURE FOR ${refund.charge}`,
  }).id
  charge.amount_refunded -= refund.amount
  charge.refunded = false
  tx.emit('charge.updated', charge)
}
