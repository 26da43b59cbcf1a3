import { AppError } from '#shared/errors.ts'
import { mirrorPaymentMethods } from './mirror-payment-methods.ts'
import { paymentMethodsOf, type StoredPaymentMethod } from './payment-methods.ts'

export const paymentMethodNotFound = () =>
  new AppError('not_found', 'payment_method_not_found', 'Payment method not found')

/** One of the member’s own ways to pay; what our copy does not have yet is looked up at the provider. */
export async function ownPaymentMethod(
  userId: string,
  paymentMethodId: string,
  now: string,
): Promise<StoredPaymentMethod> {
  const isWanted = ({ id }: StoredPaymentMethod) => id === paymentMethodId
  const found =
    (await paymentMethodsOf(userId)).items.find(isWanted) ??
    (await mirrorPaymentMethods(userId, now)).find(isWanted)
  if (!found) throw paymentMethodNotFound()
  return found
}
