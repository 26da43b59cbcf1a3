import { disputeEvent } from '../resources/dispute-view.ts'
import { saleEvent } from '../resources/sale-view.ts'
import type { Dispute, Sale } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'
import { unprocessable } from '../wire/paypal-error.ts'

const responseSeconds = 20 * 24 * 3600

/** The payer complains; the seller who does not answer for twenty days has lost. */
export function disputeSale(tx: Transaction, sale: Sale, reason: string): Dispute {
  if (sale.status !== 'completed' || sale.refunded === sale.cents)
    throw unprocessable('TRANSACTION_NOT_DISPUTABLE', 'Only a completed payment can be disputed.')
  if (tx.find('dispute', (other) => other.sale === sale.id).length > 0)
    throw unprocessable('TRANSACTION_DISPUTED', 'There was a case on this transaction already.')
  const dispute = tx.add('dispute', {
    id: newId(17, 'PP-D-'),
    object: 'dispute',
    sale: sale.id,
    cents: sale.cents - sale.refunded,
    currency: sale.currency,
    reason,
    status: 'WAITING_FOR_SELLER_RESPONSE',
    outcome: null,
    created: tx.now,
    updated: tx.now,
  })
  tx.schedule('lose_dispute', dispute.id, tx.now + responseSeconds)
  tx.tell(disputeEvent(tx, dispute, 'CUSTOMER.DISPUTE.CREATED'))
  return dispute
}

/** The seller has answered with evidence, and PayPal looks at it. */
export function reviewDispute(tx: Transaction, dispute: Dispute): void {
  if (dispute.status !== 'WAITING_FOR_SELLER_RESPONSE')
    throw unprocessable('ACTION_NOT_ALLOWED_IN_CURRENT_DISPUTE_STATE', 'No answer is waited for.')
  tx.unschedule('lose_dispute', dispute.id)
  dispute.status = 'UNDER_REVIEW'
  dispute.updated = tx.now
  tx.tell(disputeEvent(tx, dispute, 'CUSTOMER.DISPUTE.UPDATED'))
}

/** PayPal decides, or the seller gives in; the money goes back when the buyer was right. */
export function resolveDispute(
  tx: Transaction,
  dispute: Dispute,
  outcome: NonNullable<Dispute['outcome']>,
): void {
  if (dispute.status === 'RESOLVED')
    throw unprocessable('ACTION_NOT_ALLOWED_IN_CURRENT_DISPUTE_STATE', 'The dispute is resolved already.')
  tx.unschedule('lose_dispute', dispute.id)
  dispute.status = 'RESOLVED'
  dispute.outcome = outcome
  dispute.updated = tx.now
  if (outcome !== 'RESOLVED_SELLER_FAVOUR') {
    const sale = tx.need('sale', dispute.sale)
    sale.status = 'reversed'
    sale.updated = tx.now
    tx.tell(saleEvent(tx, sale, 'REVERSED'))
  }
  tx.tell(disputeEvent(tx, dispute, 'CUSTOMER.DISPUTE.RESOLVED'))
}

export function loseDispute(tx: Transaction, id: string): void {
  resolveDispute(tx, tx.need('dispute', id), 'RESOLVED_BUYER_FAVOUR')
}
