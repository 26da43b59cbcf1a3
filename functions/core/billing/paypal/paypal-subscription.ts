import { paypalClient } from './paypal.ts'

export type PaypalMoney = { currency_code: string; value: string }
type Link = { rel: string; href: string }

/** The part of a PayPal subscription that matters here. */
export type PaypalSubscription = {
  id: string
  status: 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED'
  status_change_note?: string
  status_update_time?: string
  plan_id: string
  custom_id?: string
  start_time: string
  billing_info?: {
    outstanding_balance: PaypalMoney
    last_payment?: { amount: PaypalMoney; time: string }
    next_billing_time?: string
    failed_payments_count: number
    last_failed_payment?: { amount: PaypalMoney; time: string; reason_code?: string }
  }
  links?: Link[]
}

export async function fetchPaypalSubscription(id: string): Promise<PaypalSubscription> {
  const paypal = await paypalClient()
  return paypal.get(`/v1/billing/subscriptions/${encodeURIComponent(id)}?fields=last_failed_payment`)
}

/** Returns the page where the payer approves, while approval is pending. */
export const approveUrlOf = ({ links = [] }: PaypalSubscription): string | undefined =>
  links.find(({ rel }) => rel === 'approve')?.href
