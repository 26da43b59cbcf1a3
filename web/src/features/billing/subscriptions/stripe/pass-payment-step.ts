import type { PaymentStep } from '#shared/billing/subscriptions/payment-step.ts'
import { paymentConfigurationQuery } from '#web/features/billing/billing/api/payment-configuration.ts'
import { leaveFor } from '#web/lib/leave-for.ts'
import { queryClient } from '#web/lib/query-client.ts'

/**
 * The browser's part of a payment from a way to pay that the provider already has: its bank may ask. A payment that is
 * approved at the provider's own site leaves this page and comes back to another.
 */
export async function passPaymentStep(step: PaymentStep): Promise<void> {
  if (step.kind === 'approval') {
    leaveFor(step.approveUrl)
    return new Promise(() => undefined)
  }
  const [{ loadStripe }, { confirmWithBank }, configuration] = await Promise.all([
    import('#web/features/billing/payment-methods/components/load-stripe.ts'),
    import('#web/features/billing/payment-methods/components/confirm-with-bank.ts'),
    queryClient.ensureQueryData(paymentConfigurationQuery),
  ])
  await confirmWithBank(await loadStripe(configuration), step)
}
