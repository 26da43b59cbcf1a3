import { paypalClient } from './paypal.ts'
import type { PaypalMoney } from './paypal-subscription.ts'

/** A payment of a subscription. */
export type PaypalSale = {
  id: string
  state: 'completed' | 'pending' | 'denied' | 'partially_refunded' | 'refunded' | 'reversed'
  amount: { total: string; currency: string }
  billing_agreement_id?: string
  custom?: string
  create_time: string
  update_time: string
}

/** Money given back; `custom_id` is our own id of it. */
export type PaypalRefund = {
  id: string
  status: 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED'
  amount: PaypalMoney
  /** Includes what had been refunded of the payment at this time. */
  seller_payable_breakdown?: { total_refunded_amount?: PaypalMoney }
  custom_id?: string
  create_time: string
  links?: { rel: string; href: string }[]
}

export async function fetchPaypalSale(id: string): Promise<PaypalSale> {
  const paypal = await paypalClient()
  return paypal.get(`/v1/payments/sale/${encodeURIComponent(id)}`)
}

/** Asks the second version: the first one does not return our id of a finished refund. */
export async function fetchPaypalRefund(id: string): Promise<PaypalRefund> {
  const paypal = await paypalClient()
  return paypal.get(`/v2/payments/refunds/${encodeURIComponent(id)}`)
}

/** The payment that a refund is of. */
export const saleIdOf = ({ links = [] }: Pick<PaypalRefund, 'links'>): string | undefined =>
  links
    .find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .at(-1)
