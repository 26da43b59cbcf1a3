import type { PaymentMethod } from './payment-method.ts'

/** A way to pay as a log names it: `visa ending in 4242`. */
export const describeCard = ({ type, brand, last4 }: Pick<PaymentMethod, 'type' | 'brand' | 'last4'>) =>
  last4 ? `${brand ?? type} ending in ${last4}` : type
