import type { ApiRequest } from '#core/http/endpoint.ts'
import type { setDefaultPaymentMethod as contract } from '#shared/payment-methods/contract.ts'
import { mirrorPaymentMethods } from './mirror-payment-methods.ts'
import { ownPaymentMethod } from './own-payment-method.ts'
import { preferCard } from './prefer-card.ts'

export async function setDefaultPaymentMethod({
  actor: { userId },
  params: { paymentMethodId },
  now,
  requestId,
}: ApiRequest<typeof contract>) {
  const { providerMethodId } = await ownPaymentMethod(userId, paymentMethodId, now)
  await preferCard(userId, providerMethodId, requestId)
  return { items: await mirrorPaymentMethods(userId, now) }
}
