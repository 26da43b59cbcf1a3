import { brandName } from './brand-name.ts'
import type { PaymentMethod } from './payment-method.ts'

/** A way to pay as a receipt names it: `Visa ending in 4242`. */
export function describeCard({ type, brand, last4 }: Pick<PaymentMethod, 'type' | 'brand' | 'last4'>) {
  if (type === 'paypal') return 'PayPal'
  const name = brandName(brand)
  return last4 ? `${name} ending in ${last4}` : name
}
