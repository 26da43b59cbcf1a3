import type { PaymentMethod } from './payment-method.ts'

const brands: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** A way to pay as a receipt names it: `Visa ending in 4242`. */
export function describeCard({ type, brand = '', last4 }: Pick<PaymentMethod, 'type' | 'brand' | 'last4'>) {
  if (type === 'paypal') return 'PayPal'
  const name = brands[brand] ?? 'Card'
  return last4 ? `${name} ending in ${last4}` : name
}
