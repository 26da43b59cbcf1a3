import { stripeCustomerOf } from '#core/billing/billing/stripe-customer.ts'
import { mostPaymentMethods, paymentMethodsOf } from '#core/billing/payment-methods/payment-methods.ts'
import { requireActive } from '#core/billing/payment-settings/require-active.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { createSetupIntent as contract } from '#shared/billing/payment-methods/contract.ts'
import { AppError } from '#shared/errors.ts'

/** The secret that lets the browser save a card for this member alone, without a payment. */
async function createSetupIntent({ actor: { user }, requestId }: ApiRequest<typeof contract>) {
  await requireActive('stripe')
  if ((await paymentMethodsOf(user.id)).items.length >= mostPaymentMethods)
    throw new AppError(
      'unprocessable',
      'payment_method_limit',
      `You can save up to ${mostPaymentMethods} payment methods. Remove one that you no longer use, then add the new one.`,
    )
  const customer = await stripeCustomerOf(user)
  const stripe = await stripeClient()
  const { client_secret: clientSecret } = await providerCall(() =>
    stripe.setupIntents.create(
      { customer, usage: 'off_session', metadata: { user_id: user.id } },
      { idempotencyKey: `${requestId}-setup` },
    ),
  )
  if (!clientSecret) throw new Error('The provider gave no secret for a card to be saved.')
  return { clientSecret }
}

export const handler = endpoint(contract, createSetupIntent)
