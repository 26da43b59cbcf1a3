import { paypalCents } from '#core/billing/paypal/paypal-cents.ts'
import type { PaypalDispute } from '#core/billing/paypal/paypal-dispute.ts'
import type { Dispute } from './transactions.ts'

const buyerWon = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']

/** PayPal’s complaint in the words that those about cards have. */
export const readPaypalDispute = (dispute: PaypalDispute): Dispute => ({
  id: dispute.dispute_id,
  status: statusOf(dispute),
  reason: dispute.reason.toLowerCase(),
  amountCents: paypalCents(dispute.dispute_amount.value),
  isRefundable: dispute.status === 'RESOLVED',
})

function statusOf({ status, dispute_outcome: outcome }: PaypalDispute): string {
  if (status === 'RESOLVED') return buyerWon.includes(outcome?.outcome_code ?? '') ? 'lost' : 'won'
  return status === 'OPEN' || status === 'WAITING_FOR_SELLER_RESPONSE' ? 'needs_response' : 'under_review'
}
