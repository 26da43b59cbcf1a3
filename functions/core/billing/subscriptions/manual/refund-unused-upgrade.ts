import { mirrorCustomer } from '#core/billing/billing/mirror-customer.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import { refundRest } from '#core/billing/transactions/refund-rest.ts'
import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'

type Paid = {
  upgradeId: string
  invoice: Invoice
  payment: StoredTransaction | undefined
  subscription: StoredSubscription | undefined
}

const reason = 'The plan change was paid too late'

/**
 * Gives back all that was paid for an upgrade that another one has replaced, that has lapsed, or whose subscription is
 * over. The upgrade that still waits, or has counted, is paid rightly.
 */
export async function refundUnusedUpgrade(
  { upgradeId, invoice, payment, subscription }: Paid,
  now: string,
): Promise<void> {
  const counts =
    subscription?.paidUpgrades?.includes(upgradeId) || subscription?.pendingPlan?.previewId === upgradeId
  if (invoice.status !== 'paid' || counts) return
  await giveBackCredit(upgradeId, invoice, now)
  if (payment) await refundRest(payment, { requestId: upgradeId, reason }, now)
}

/** The part that was paid from the member’s credit becomes credit again, once. */
async function giveBackCredit(
  upgradeId: string,
  { userId, creditCents = 0, providerInvoiceId }: Invoice,
  now: string,
): Promise<void> {
  if (creditCents <= 0 || !providerInvoiceId) return
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
