import { paypalClient } from './paypal.ts'
import { paypalIssue } from './paypal-problem.ts'
import type { PaypalMoney } from './paypal-subscription.ts'

type Link = { rel: string; href: string }

/** Money that was collected for an order. */
export type PaypalCapture = {
  id: string
  status: 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'PENDING' | 'REFUNDED' | 'FAILED'
  amount: PaypalMoney
  custom_id?: string
  supplementary_data?: { related_ids?: { order_id?: string } }
  create_time: string
  update_time: string
}

/** A payment that is made once. Its payer approves it, which moves no money, and then we collect it. */
export type PaypalOrder = {
  id: string
  status: 'CREATED' | 'SAVED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'VOIDED' | 'COMPLETED'
  purchase_units: {
    amount: PaypalMoney
    custom_id?: string
    payments?: { captures?: PaypalCapture[] }
  }[]
  links?: Link[]
}

/** Undefined for one that is not, or no longer, there: what no one collects is gone after a few hours. */
export async function fetchPaypalOrder(id: string): Promise<PaypalOrder | undefined> {
  const paypal = await paypalClient()
  return found(paypal.get<PaypalOrder>(`/v2/checkout/orders/${encodeURIComponent(id)}`))
}

/** Undefined for the payment of a subscription that only the first version of the interface knows. */
export async function fetchPaypalCapture(id: string): Promise<PaypalCapture | undefined> {
  const paypal = await paypalClient()
  return found(paypal.get<PaypalCapture>(`/v2/payments/captures/${encodeURIComponent(id)}`))
}

const missing = ['INVALID_RESOURCE_ID', 'RESOURCE_NOT_FOUND']

function found<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch((error: unknown) => {
    if (missing.includes(paypalIssue(error) ?? '')) return undefined
    throw error
  })
}

/** The page where the payer approves it. */
export const approvalOf = ({ links = [] }: PaypalOrder): string | undefined =>
  links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href

export const captureIn = ({ purchase_units: units }: PaypalOrder): PaypalCapture | undefined =>
  units[0]?.payments?.captures?.at(-1)
