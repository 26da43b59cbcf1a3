import { idOf } from '#core/billing/stripe/id-of.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { brandName } from '#shared/billing/payment-methods/brand-name.ts'
import type { StoredTransaction } from './transactions.ts'

export type PaidWith = { paidWith?: string; customerId?: string }

/**
 * Returns the method that paid, as its provider reports it now: cards come and go, and the money goes back to
 * the one that was charged.
 */
export async function paidWith({
  type,
  paymentProvider,
  providerTransactionId,
}: StoredTransaction): Promise<PaidWith> {
  if (paymentProvider === 'paypal') return { paidWith: 'PayPal' }
  if (paymentProvider !== 'stripe' || type !== 'payment' || !providerTransactionId) return {}
  try {
    const stripe = await stripeClient()
    const charge = await providerCall(async () => {
      if (providerTransactionId.startsWith('ch_')) return stripe.charges.retrieve(providerTransactionId)
      const expand = ['latest_charge']
      const { latest_charge: latest } = await stripe.paymentIntents.retrieve(providerTransactionId, {
        expand,
      })
      return typeof latest === 'object' ? latest : null
    })
    const card = charge?.payment_method_details?.card
    const customerId = idOf(charge?.customer)
    return {
      ...(card && { paidWith: `${brandName(card.brand ?? undefined)} ${card.last4 ?? ''}`.trim() }),
      ...(customerId && { customerId }),
    }
  } catch {
    // The card is only for display; it must be visible while the provider is out of reach, too.
    return {}
  }
}
