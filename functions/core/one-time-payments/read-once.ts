import type Stripe from 'stripe'
import { idOf } from '#core/stripe/id-of.ts'
import { providerCall } from '#core/stripe/provider-call.ts'
import { stripeClient } from '#core/stripe/stripe.ts'
import { brandName } from '#shared/payment-methods/brand-name.ts'

/** `open`: the browser still has to confirm it, for the first time or after a card was declined. */
export type IntentStatus = 'open' | 'processing' | 'succeeded' | 'canceled'

export type ReadPayment = {
  status: IntentStatus
  amountCents: number
  chargeId?: string
  /** The card, such as “Visa 4242”. */
  paidWith?: string
}

const decided = ['processing', 'succeeded', 'canceled'] as const

export const statusOf = ({ status }: Stripe.PaymentIntent): IntentStatus =>
  decided.find((one) => one === status) ?? 'open'

/** How a payment stands at the provider now. */
export async function readOnce(intentId: string): Promise<ReadPayment> {
  const stripe = await stripeClient()
  const intent = await providerCall(() =>
    stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }),
  )
  const status = statusOf(intent)
  const charge = status === 'succeeded' ? intent.latest_charge : null
  const chargeId = idOf(charge)
  const card = charge && typeof charge === 'object' ? charge.payment_method_details?.card : undefined
  return {
    status,
    amountCents: intent.amount,
    ...(chargeId && { chargeId }),
    ...(card && { paidWith: `${brandName(card.brand ?? undefined)} ${card.last4 ?? ''}`.trim() }),
  }
}
