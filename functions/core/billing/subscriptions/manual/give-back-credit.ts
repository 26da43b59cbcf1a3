import { mirrorCustomer } from '#core/billing/billing/mirror-customer.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'

/** Makes the part of an upgrade that was paid from the member’s credit credit again, once. */
export async function giveBackCredit(
  upgradeId: string,
  { userId, creditCents = 0, providerInvoiceId }: Invoice,
  now: string,
): Promise<void> {
  if (!providerInvoiceId) return
  const stripe = await stripeClient()
  await providerCall(async () => {
    const { data } = await stripe.creditNotes.list({ invoice: providerInvoiceId, limit: 1 })
    if (data.length > 0) return
    await stripe.creditNotes.create(
      { invoice: providerInvoiceId, amount: creditCents, credit_amount: creditCents },
      { idempotencyKey: `${upgradeId}-credit-back` },
    )
  })
  await mirrorCustomer(userId, now)
}
