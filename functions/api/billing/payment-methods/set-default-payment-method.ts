import { inPresentState } from '#core/billing/billing/in-present-state.ts'
import { mirrorOwnPaymentMethods } from '#core/billing/payment-methods/mirror-own-payment-methods.ts'
import { mirrorPaymentMethods } from '#core/billing/payment-methods/mirror-payment-methods.ts'
import { ownPaymentMethod } from '#core/billing/payment-methods/own-payment-method.ts'
import { preferCard } from '#core/billing/payment-methods/prefer-card.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { setDefaultPaymentMethod as contract } from '#shared/billing/payment-methods/contract.ts'

const setDefaultPaymentMethod = inPresentState(mirrorOwnPaymentMethods, setDefault)

async function setDefault({
  actor: { userId },
  params: { paymentMethodId },
  now,
  requestId,
}: ApiRequest<typeof contract>) {
  const { providerMethodId } = await ownPaymentMethod(userId, paymentMethodId, now)
  await preferCard(userId, providerMethodId, requestId)
  return { items: await mirrorPaymentMethods(userId, now) }
}

export const handler = endpoint(contract, setDefaultPaymentMethod)
