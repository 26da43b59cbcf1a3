import type { StoredTransaction } from './transactions.ts'

export const nothingLeft = 'This payment has nothing left to refund.'

/** Explains why no part of a payment can be refunded here, however much of it is left. */
export function refundRefusal({
  dispute,
  paymentProvider,
}: Pick<StoredTransaction, 'dispute' | 'paymentProvider'>): string | undefined {
  if (dispute && !dispute.isRefundable)
    return paymentProvider === 'paypal'
      ? 'The payer has disputed this payment. PayPal decides the dispute, and you cannot refund the payment until then.'
      : 'The cardholder has disputed this payment. The bank decides the dispute, and you cannot refund the payment until then.'
  if (paymentProvider === 'manual') return 'This payment was recorded manually, so only you can refund it.'
  return undefined
}
