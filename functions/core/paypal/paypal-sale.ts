import { paypalClient } from './paypal.ts'

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

/** Money given back; `custom` is our own id of it. */
export type PaypalRefund = {
  id: string
  state: string
  amount: { total: string; currency: string }
  /** What had been given back of the payment when this was. */
  total_refunded_amount: { value: string; currency: string }
  sale_id: string
  custom?: string
  create_time: string
}

export async function fetchPaypalSale(id: string): Promise<PaypalSale> {
  const paypal = await paypalClient()
  return paypal.get(`/v1/payments/sale/${encodeURIComponent(id)}`)
}

export async function fetchPaypalRefund(id: string): Promise<PaypalRefund> {
  const paypal = await paypalClient()
  return paypal.get(`/v1/payments/refund/${encodeURIComponent(id)}`)
}
