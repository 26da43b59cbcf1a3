import type { Plan } from '#shared/plans/plan.ts'
import type { PaymentOutcome } from '../api/pay-order.ts'
import type { AmountDue } from './amount-due.ts'

/** What is about to be paid, for whichever way to pay. */
export type CheckoutOrder = {
  plan: Plan
  promoCode: string | undefined
  due: AmountDue
  /** False while a promo code is being looked at. */
  ready: boolean
  onOutcome: (outcome: PaymentOutcome) => void
}

export const orderOf = ({ plan, promoCode }: CheckoutOrder, provider: 'stripe' | 'paypal') => ({
  planId: plan.id,
  billingPeriod: plan.billingPeriod,
  provider,
  ...(promoCode && { promoCode }),
})
