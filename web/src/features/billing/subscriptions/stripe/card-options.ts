import { describeCard } from '#shared/billing/payment-methods/describe-card.ts'
import type { PaymentMethod } from '#shared/billing/payment-methods/payment-method.ts'

/** The cards of a member that can pay right away. */
export const savedCards = (methods: readonly PaymentMethod[]) =>
  methods.filter(({ type, providerMethodId }) => type === 'card' && providerMethodId)

/** One of them to choose. */
export function cardOption(method: PaymentMethod) {
  const { id, expMonth, expYear, isDefault } = method
  return {
    value: id,
    label: describeCard(method),
    hint: [
      expMonth && expYear && `Expires ${String(expMonth).padStart(2, '0')}/${String(expYear).slice(-2)}`,
      isDefault && 'used for renewals',
    ]
      .filter(Boolean)
      .join(', '),
  }
}
