import { mirrorInvoice } from '#core/billing/invoices/mirror-invoice.ts'
import { mirrorPaypalSale } from '#core/billing/invoices/mirror-paypal-sale.ts'
import { paypalSalesOf } from '#core/billing/invoices/paypal-sales-of.ts'
import { fetchPaypalSubscription } from '#core/billing/paypal/paypal-subscription.ts'
import { NoLongerPossible } from '#core/billing/providers/no-longer-possible.ts'
import { eachPage } from '#core/billing/stripe/each-page.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import { type Misplaced, mayOwe } from './decide-what-follows.ts'
import type { StoredSubscription } from './subscriptions.ts'

type Phase = Pick<Misplaced, 'status' | 'phase'>

/**
 * A subscription that may not go on, as its provider has it now, with the payments that it may owe, mirrored. `ended`: it
 * was ended a moment ago.
 */
export async function readMisplaced(
  row: StoredSubscription,
  { id, ended }: { id: string; ended: boolean },
  now: string,
): Promise<Misplaced> {
  const byCard = row.paymentProvider === 'stripe'
  const read: Phase = ended
    ? { status: 'ended', phase: 'over' }
    : await (byCard ? phaseAtStripe(id) : phaseAtPaypal(id))
  const owes = read.phase === 'over' && mayOwe(row, id)
  const payments = owes ? await (byCard ? paidAtStripe(id, now) : paidAtPaypal(id, row.createdAt, now)) : []
  return { id, ...read, payments }
}

async function phaseAtStripe(id: string): Promise<Phase> {
  const stripe = await stripeClient()
  const { status, ended_at: endedAt } = await providerCall(() => stripe.subscriptions.retrieve(id))
  if (endedAt === null) return { status, phase: 'running' }
  return { status, phase: status === 'incomplete_expired' ? 'unbegun' : 'over' }
}

async function phaseAtPaypal(id: string): Promise<Phase> {
  const theirs = await fetchPaypalSubscription(id).catch((error: unknown) => {
    // PayPal forgets an unapproved subscription after a while.
    if (!(error instanceof NoLongerPossible)) throw error
  })
  const status = theirs?.status ?? 'APPROVAL_PENDING'
  // A subscription that no one activated charges nothing, and cannot be taken back there.
  if (status === 'APPROVAL_PENDING' || status === 'APPROVED') return { status, phase: 'unbegun' }
  return { status, phase: status === 'ACTIVE' || status === 'SUSPENDED' ? 'running' : 'over' }
}

async function paidAtStripe(id: string, now: string): Promise<StoredTransaction[]> {
  const stripe = await stripeClient()
  const payments: StoredTransaction[] = []
  await eachPage(
    (from) => stripe.invoices.list({ ...from, subscription: id, status: 'paid' }),
    async (paid) => {
      for (const { id: invoiceId } of paid) {
        const payment = invoiceId && (await mirrorInvoice(invoiceId, now))?.payment
        if (payment) payments.push(payment)
      }
    },
  )
  return payments
}

async function paidAtPaypal(id: string, begunAt: string, now: string): Promise<StoredTransaction[]> {
  const payments: StoredTransaction[] = []
  for (const saleId of await paypalSalesOf(id, begunAt, now)) {
    const payment = (await mirrorPaypalSale({ saleId }, now))?.payment
    if (payment) payments.push(payment)
  }
  return payments
}
