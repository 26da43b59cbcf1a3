import { mirrorCustomer } from '#core/billing/billing/mirror-customer.ts'
import { stripeCustomerOf } from '#core/billing/billing/stripe-customer.ts'
import { refuseUnknownPlace } from '#core/billing/billing/unknown-place.ts'
import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { taxLiveSubscription } from '#core/billing/subscriptions/stripe/tax-live-subscription.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { saveBillingAddress as contract } from '#shared/billing/billing/contract.ts'

/**
 * Tells the card provider where a member is billed, which it refuses when it cannot tell what taxes go with it; ours is
 * a copy of what it took. A membership that was not taxed so far is from its next payment on.
 */
export async function saveBillingAddress({
  actor: { user },
  body: { country, postalCode },
  now,
  requestId,
}: ApiRequest<typeof contract>) {
  const customer = await stripeCustomerOf(user)
  const stripe = await stripeClient()
  await refuseUnknownPlace(
    providerCall(() =>
      stripe.customers.update(
        customer,
        {
          // All of it: the rest of another address would be taxed together with this one.
          address: { country, postal_code: postalCode, state: '', city: '', line1: '', line2: '' },
          tax: { validate_location: 'immediately' },
        },
        { idempotencyKey: `${requestId}-address` },
      ),
    ),
  )
  const { billingAddress = { country, postalCode } } = await mirrorCustomer(user.id, now)
  if ((await readPaymentSettings()).automaticTax) await taxLiveSubscription(user.id, requestId, now)
  return { billingAddress }
}

export const handler = endpoint(contract, saveBillingAddress)
