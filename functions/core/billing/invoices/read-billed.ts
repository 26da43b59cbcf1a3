import type Stripe from 'stripe'
import { type BillingAccount, billingAccountOf } from '#core/billing/billing/billing-accounts.ts'
import { subscriptions } from '#core/billing/subscriptions/subscriptions.ts'
import { transactions } from '#core/billing/transactions/transactions.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import type { Billed } from './decide-billed.ts'
import { invoices } from './invoices.ts'
import { planBilled } from './plan-billed.ts'
import { invoiceIdOf, paymentIdOf } from './read-stripe-invoice.ts'
import { readRefunds } from './refund-rows.ts'
import { fetchStripeInvoice, type SubscriptionOwner } from './stripe-invoice.ts'

/**
 * Reads an invoice of the card provider, after our rows of it: an older answer is then refused with the write. Undefined
 * for a member who has left, about whom a late event must not bring back anything.
 */
export async function readBilled(
  named: Stripe.Invoice,
  owner: SubscriptionOwner,
): Promise<(Billed & { user: StoredUser; account: BillingAccount }) | undefined> {
  const { userId, subscriptionId } = owner
  const account = await billingAccountOf(userId)
  const [invoice, payment, subscription, user] = await Promise.all([
    invoices.get({ userId, id: invoiceIdOf(named) }, { consistent: true }),
    transactions.get({ userId, id: paymentIdOf(named) }, { consistent: true }),
    subscriptions.get({ userId, id: subscriptionId }, { consistent: true }),
    users.get({ id: userId }, { consistent: true }),
  ])
  if (!user || account.closedAt) return undefined
  const theirs = await fetchStripeInvoice(named.id ?? '')
  const isNamed = (invoice?.planName ?? owner.planName) !== undefined
  const planName = subscription && !isNamed ? await planBilled(theirs.invoice) : undefined
  const refunds = await readRefunds(userId, theirs.refunds)
  return { owner, theirs, planName, invoice, payment, subscription, refunds, user, account }
}
