import { billingAccountOf } from '#core/billing/billing/billing-accounts.ts'
import { inPresentState } from '#core/billing/billing/in-present-state.ts'
import { mirrorOwnPaymentMethods } from '#core/billing/payment-methods/mirror-own-payment-methods.ts'
import { mirrorPaymentMethods } from '#core/billing/payment-methods/mirror-payment-methods.ts'
import { paymentMethodNotFound } from '#core/billing/payment-methods/own-payment-method.ts'
import { preferCard } from '#core/billing/payment-methods/prefer-card.ts'
import { idOf } from '#core/billing/stripe/id-of.ts'
import { providerCall, stripeCode } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { addPaymentMethod as contract } from '#shared/billing/payment-methods/contract.ts'

/** Whatever the browser names, we accept only a card that the caller has confirmed as their own. */
const addPaymentMethod = inPresentState(mirrorOwnPaymentMethods, add)

async function add({
  actor: { userId },
  body: { providerMethodId, setAsDefault },
  now,
  requestId,
}: ApiRequest<typeof contract>) {
  await requireConfirmed(userId, providerMethodId)
  const items = await mirrorPaymentMethods(userId, now)
  if (!setAsDefault && items.some(({ isDefault }) => isDefault)) return { items }
  await preferCard(userId, providerMethodId, requestId)
  return { items: await mirrorPaymentMethods(userId, now) }
}

/** The card must be saved for the caller’s own customer, by an intent that succeeded: nothing else proves whose it is. */
async function requireConfirmed(userId: string, providerMethodId: string): Promise<void> {
  const { stripeCustomerId: customer } = await billingAccountOf(userId)
  if (!customer || !/^pm_\w+$/.test(providerMethodId)) throw paymentMethodNotFound()
  const stripe = await stripeClient()
  const confirmed = await providerCall(async () => {
    const method = await stripe.paymentMethods.retrieve(providerMethodId)
    if (idOf(method.customer) !== customer) return false
    const { data } = await stripe.setupIntents.list({ customer, payment_method: providerMethodId, limit: 10 })
    return data.some(({ status }) => status === 'succeeded')
  }).catch((error: unknown) => {
    if (stripeCode(error) === 'resource_missing') return false
    throw error
  })
  if (!confirmed) throw paymentMethodNotFound()
}

export const handler = endpoint(contract, addPaymentMethod)
