import type { PaymentMethod } from '#shared/payment-methods/payment-method.ts'

const brands: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** As it stands on a receipt: `Visa ending in 4242`. */
export function methodName({ type, brand = '', last4 }: Pick<PaymentMethod, 'type' | 'brand' | 'last4'>) {
  if (type === 'paypal') return 'PayPal'
  const name = brands[brand] ?? 'Card'
  return last4 ? `${name} ending in ${last4}` : name
}
