import type Stripe from 'stripe'
import type { Dispute } from './transactions.ts'

/** What of a cardholder’s complaint matters here: whose turn it is, and whether a refund would be paid twice. */
export const readDispute = ({
  id,
  status,
  reason,
  amount,
  is_charge_refundable,
}: Stripe.Dispute): Dispute => ({
  id,
  status,
  reason,
  amountCents: amount,
  isRefundable: is_charge_refundable,
})
