import { NoLongerPossible } from '#core/billing/providers/no-longer-possible.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'

/**
 * Takes back the invoice of an upgrade. An invoice that is paid by now stays: `settleInvoice` decides what happens to
 * it.
 */
export async function voidUpgradeInvoice(invoiceId: string): Promise<void> {
  const stripe = await stripeClient()
  const { status } = await providerCall(() => stripe.invoices.retrieve(invoiceId))
  const key = { idempotencyKey: `${invoiceId}-void` }
  await providerCall(async () => {
    if (status === 'draft') await stripe.invoices.del(invoiceId)
    else if (status === 'open') await stripe.invoices.voidInvoice(invoiceId, {}, key)
  }).catch((error: unknown) => {
    // Paid or taken back in this moment.
    if (!(error instanceof NoLongerPossible)) throw error
  })
}
