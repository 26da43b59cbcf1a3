import type { PaymentMethod } from '#shared/billing/payment-methods/payment-method.ts'

/** The method a retry begins with: the default one, or else the only other one. A declined card is for the member to choose. */
export function preselectedMethod(
  methods: readonly PaymentMethod[],
  declinedMethodId: string | undefined,
): PaymentMethod | undefined {
  const open = methods.filter(
    ({ providerMethodId }) => !providerMethodId || providerMethodId !== declinedMethodId,
  )
  return open.find(({ isDefault }) => isDefault) ?? (open.length === 1 ? open[0] : undefined)
}
