import { mirrorInvoice } from '#core/billing/invoices/mirror-invoice.ts'
import { mirrorPaypalSale } from '#core/billing/invoices/mirror-paypal-sale.ts'
import { paypalSalesOf } from '#core/billing/invoices/paypal-sales-of.ts'
import { paypalClient } from '#core/billing/paypal/paypal.ts'
import { fetchPaypalSubscription } from '#core/billing/paypal/paypal-subscription.ts'
import { NoLongerPossible } from '#core/billing/providers/no-longer-possible.ts'
import { eachPage } from '#core/billing/stripe/each-page.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { refundRest } from '#core/billing/transactions/refund-rest.ts'
import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import { commit } from '#core/platform/db/commit.ts'
import { log } from '#core/platform/log/log.ts'
import { endedAtOnceBy } from './paypal/paypal-notes.ts'
import { type StoredSubscription, subscriptions } from './subscriptions.ts'

const reason = 'A member has one subscription at a time'

/**
 * Ends a subscription that does not hold its member’s one place at its provider, and refunds what was paid for it. The
 * intent is written down first, so that the next run after a crash continues it. A subscription that ended in the
 * ordinary way stays as it is.
 */
export async function endWithoutPlace(
  row: StoredSubscription,
  providerId: string,
  now: string,
): Promise<StoredSubscription> {
  return row.paymentProvider === 'stripe'
    ? endAtStripe(row, providerId, now)
    : endAtPaypal(row, providerId, now)
}

/** True if it is a second subscription made for the same row. */
const isStray = ({ stripe, paypal }: StoredSubscription, providerId: string) =>
  providerId !== (stripe ?? paypal ?? { subscriptionId: providerId }).subscriptionId

async function endAtStripe(row: StoredSubscription, id: string, now: string): Promise<StoredSubscription> {
  const stripe = await stripeClient()
  const { status, ended_at: endedAt } = await providerCall(() => stripe.subscriptions.retrieve(id))
  const isOver = endedAt !== null
  if (isOver && (status === 'incomplete_expired' || !mayOwe(row, id))) return row
  const marked = await mark(row, { id, status }, now)
  if (!isOver)
    await providerCall(() =>
      stripe.subscriptions.cancel(id, { prorate: false, cancellation_details: { comment: reason } }),
    ).catch((error: unknown) => {
      // Someone else was faster.
      if (!(error instanceof NoLongerPossible)) throw error
    })
  await eachPage(
    (from) => stripe.invoices.list({ ...from, subscription: id, status: 'paid' }),
    async (paid) => {
      for (const { id: invoiceId } of paid)
        if (invoiceId) await refund((await mirrorInvoice(invoiceId, now))?.payment, now)
    },
  )
  return marked
}

/** A subscription that no one activated charges nothing, and cannot be taken back there. */
const notBegun = ['APPROVAL_PENDING', 'APPROVED']

async function endAtPaypal(row: StoredSubscription, id: string, now: string): Promise<StoredSubscription> {
  const theirs = await fetchPaypalSubscription(id).catch((error: unknown) => {
    // PayPal forgets an unapproved subscription after a while.
    if (!(error instanceof NoLongerPossible)) throw error
  })
  if (!theirs || notBegun.includes(theirs.status)) return row
  const runs = theirs.status === 'ACTIVE' || theirs.status === 'SUSPENDED'
  if (!runs && !mayOwe(row, id)) return row
  const marked = await mark(row, { id, status: theirs.status }, now)
  if (runs) {
    const paypal = await paypalClient()
    await paypal
      .post(`/v1/billing/subscriptions/${id}/cancel`, { body: { reason: endedAtOnceBy(reason) } })
      .catch((error: unknown) => {
        // Someone else was faster.
        if (!(error instanceof NoLongerPossible)) throw error
      })
  }
  for (const saleId of await paypalSalesOf(id, row.createdAt, now))
    await refund((await mirrorPaypalSale({ saleId }, now))?.payment, now)
  return marked
}

/** True if some of its payment may still have to be refunded even though it is over. */
const mayOwe = (row: StoredSubscription, id: string) => row.givenUpAt !== undefined || isStray(row, id)

async function mark(
  row: StoredSubscription,
  theirs: { id: string; status: string },
  now: string,
): Promise<StoredSubscription> {
  if (mayOwe(row, theirs.id)) return row
  const { userId, id: subscriptionId } = row
  log.warn('billing.second_subscription', { userId, subscriptionId, provider: theirs })
  const marked = { ...row, givenUpAt: now, version: row.version + 1 }
  await commit(subscriptions.put(marked, { version: row.version }))
  return marked
}

async function refund(payment: StoredTransaction | undefined, now: string): Promise<void> {
  if (payment) await refundRest(payment, { requestId: 'second-subscription', reason }, now)
}
