import type Stripe from 'stripe'
import { billingAccountOf } from '#core/billing/billing/billing-accounts.ts'
import { billedWrites } from '#core/billing/invoices/billed-writes.ts'
import { decideBilled } from '#core/billing/invoices/decide-billed.ts'
import { invoices } from '#core/billing/invoices/invoices.ts'
import { invoiceIdOf, paymentIdOf } from '#core/billing/invoices/read-stripe-invoice.ts'
import { readRefunds } from '#core/billing/invoices/refund-rows.ts'
import {
  fetchStripeInvoice,
  type OrderOwner,
  type StripeInvoice,
} from '#core/billing/invoices/stripe-invoice.ts'
import { instant } from '#core/billing/stripe/instant.ts'
import { type StoredTransaction, transactions } from '#core/billing/transactions/transactions.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import type { Purpose } from '#shared/billing/transactions/purpose.ts'
import { purchaseOf } from './purchase-of.ts'
import { refundUnclaimed } from './refund-unclaimed.ts'

type Mirrored = {
  userId: string
  purpose: Purpose
  invoice: Invoice
  payment: StoredTransaction | undefined
}

/**
 * Brings our copy of the invoice of an order in line with the card provider, in one write with what it buys, the
 * member’s total, and its refunds. Safe to call at any time: repeated news in any order writes once.
 */
export const mirrorOrderInvoice = (
  named: Stripe.Invoice,
  owner: OrderOwner,
  now: string,
): Promise<Mirrored | undefined> =>
  purchaseOf(owner.purpose).until(() => untilUnchanged(() => mirror(named, owner, now), { crowd: true }))

async function mirror(named: Stripe.Invoice, owner: OrderOwner, now: string): Promise<Mirrored | undefined> {
  const { userId, purpose } = owner
  const account = await billingAccountOf(userId)
  const [known, before, user] = await Promise.all([
    invoices.get({ userId, id: invoiceIdOf(named) }, { consistent: true }),
    transactions.get({ userId, id: paymentIdOf(named) }, { consistent: true }),
    users.get({ id: userId }, { consistent: true }),
  ])
  const latest = await fetchStripeInvoice(named.id ?? '')
  // A late event must not bring back anything about a person who has left.
  if (!user || account.closedAt) {
    if (!before) await giveBack(latest)
    return undefined
  }
  // What it buys learns about the payment first, and about refunds and a dispute in a second write.
  const theirs = before ? latest : { ...latest, refunds: [], dispute: undefined }
  const refunds = await readRefunds(userId, theirs.refunds)
  const rows = { invoice: known, payment: before }
  const nothing = { planName: undefined, subscription: undefined }
  const decided = decideBilled({ owner, theirs, refunds, ...rows, ...nothing })
  const { invoice, payment, changed } = decided
  const writes = billedWrites({ user, account, ...rows }, decided, now)
  if (payment && changed.payment)
    writes.push(...(await purchaseOf(purpose)[before ? 'refund' : 'settle'](purpose, payment, now, invoice)))
  if (writes.length > 0) await commit(...writes)
  const more = payment && !before && (latest.refunds.length > 0 || latest.dispute)
  return more ? mirror(named, owner, now) : { userId, purpose, invoice, payment }
}

/** What someone paid while their account was being deleted can no longer buy anything. */
async function giveBack({ invoice, intent, refunds }: StripeInvoice): Promise<void> {
  if (invoice.status !== 'paid' || !intent) return
  const createdAt = instant(invoice.created)
  await refundUnclaimed({ id: paymentIdOf(invoice), createdAt, intentId: intent.id, refunds })
}
