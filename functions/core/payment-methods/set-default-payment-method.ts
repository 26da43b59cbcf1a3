import { inPresentState } from '#core/billing/in-present-state.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import type { setDefaultPaymentMethod as contract } from '#shared/payment-methods/contract.ts'
import { mirrorOwnPaymentMethods } from './mirror-own-payment-methods.ts'
import { mirrorPaymentMethods } from './mirror-payment-methods.ts'
import { ownPaymentMethod } from './own-payment-method.ts'
import { preferCard } from './prefer-card.ts'

export const setDefaultPaymentMethod = inPresentState(mirrorOwnPaymentMethods, setDefault)

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
