import { paypalClient } from './paypal.ts'
import type { PaypalMoney } from './paypal-subscription.ts'

/** A complaint of a payer about payments of theirs. */
export type PaypalDispute = {
  dispute_id: string
  status:
    | 'OPEN'
    | 'WAITING_FOR_BUYER_RESPONSE'
    | 'WAITING_FOR_SELLER_RESPONSE'
    | 'UNDER_REVIEW'
    | 'RESOLVED'
    | 'OTHER'
  reason: string
  dispute_amount: PaypalMoney
  dispute_outcome?: { outcome_code?: string }
  disputed_transactions?: { seller_transaction_id?: string }[]
}

export async function fetchPaypalDispute(id: string): Promise<PaypalDispute> {
  const paypal = await paypalClient()
  return paypal.get(`/v1/customer/disputes/${encodeURIComponent(id)}`)
}
