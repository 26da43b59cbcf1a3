import type Stripe from 'stripe'
import type { Dispute } from './transactions.ts'

/**
 * Returns the parts of a cardholder’s complaint that matter here: whose turn it is, and whether a refund
 * would be paid twice.
 */
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
