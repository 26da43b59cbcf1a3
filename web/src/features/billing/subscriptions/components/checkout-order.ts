import type { Plan } from '#shared/billing/plans/plan.ts'
import type { PaymentOutcome } from '../api/pay-order.ts'
import type { AmountDue } from './amount-due.ts'

/** The order to pay, for every way to pay. */
export type CheckoutOrder = {
  plan: Plan
  promoCode: string | undefined
  due: AmountDue
  /** False while a promo code is being looked at. */
  ready: boolean
  /** Meanwhile the way to pay must not change: a card form that is removed cannot be charged. */
  paying: boolean
  onPaying: (paying: boolean) => void
  onOutcome: (outcome: PaymentOutcome) => void
}

export const orderOf = ({ plan, promoCode }: CheckoutOrder, provider: 'stripe' | 'paypal') => ({
  planId: plan.id,
  billingPeriod: plan.billingPeriod,
  provider,
  ...(promoCode && { promoCode }),
  // A card is charged exactly the amount shown, or nothing. PayPal is asked for the plan as it is.
  ...(provider === 'paypal' && { shownPriceCents: plan.priceCents }),
})
