import { inPresentState } from '#core/billing/in-present-state.ts'
import { mirrorOwnPaymentMethods } from '#core/payment-methods/mirror-own-payment-methods.ts'
import { mirrorPaymentMethods } from '#core/payment-methods/mirror-payment-methods.ts'
import { ownPaymentMethod } from '#core/payment-methods/own-payment-method.ts'
import { preferCard } from '#core/payment-methods/prefer-card.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { setDefaultPaymentMethod as contract } from '#shared/payment-methods/contract.ts'

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
