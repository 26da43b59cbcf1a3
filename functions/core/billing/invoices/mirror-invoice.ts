import type Stripe from 'stripe'
import { billingAccountOf, changeBillingAccount } from '#core/billing/billing/billing-accounts.ts'
import { subscriptions } from '#core/billing/subscriptions/subscriptions.ts'
import { paymentAlarms } from '#core/billing/transactions/payment-alarms.ts'
import { paymentEffects } from '#core/billing/transactions/payment-effects.ts'
import { type StoredTransaction, transactions } from '#core/billing/transactions/transactions.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { users } from '#core/platform/users/users.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import { spentCents } from '#shared/billing/transactions/spent-cents.ts'
import { invoices } from './invoices.ts'
import { refundWrites } from './mirror-refunds.ts'
import { planBilled } from './plan-billed.ts'
import { invoiceIdOf, paymentIdOf, readStripeInvoice, readStripePayment } from './read-stripe-invoice.ts'
import { sameItem } from './same-item.ts'
import {
  fetchStripeInvoice,
  type InvoiceOwner,
  nameStripeInvoice,
  ownerOf,
  type StripeInvoice,
} from './stripe-invoice.ts'

type Mirrored = Omit<InvoiceOwner, 'planName'> & {
  invoice: Invoice
  payment: StoredTransaction | undefined
}

/**
 * Brings our copy of an invoice, its one payment and its refunds in line with the card provider, with the member’s
 * total, receipts and warnings in the same write. Safe to call at any time, like `mirrorSubscription`. Undefined for an
 * invoice that bills no subscription of ours. An event says whose it is: asking for that would be one more call.
 */
export async function mirrorInvoice(
  providerInvoiceId: string,
  now: string,
  told?: Stripe.Invoice,
): Promise<Mirrored | undefined> {
  const named = told && ownerOf(told) ? told : await nameStripeInvoice(providerInvoiceId)
  const owner = ownerOf(named)
  if (!owner) return undefined
  const { userId, subscriptionId, upgradeId } = owner
  const [invoiceId, paymentId] = [invoiceIdOf(named), paymentIdOf(named)]
  return untilUnchanged(async () => {
    const account = await billingAccountOf(userId)
    const [invoice, payment, subscription, user] = await Promise.all([
      invoices.get({ userId, id: invoiceId }, { consistent: true }),
      transactions.get({ userId, id: paymentId }, { consistent: true }),
      subscriptions.get({ userId, id: subscriptionId }, { consistent: true }),
      users.get({ id: userId }, { consistent: true }),
    ])
    // A late event must not bring back anything about a member who has left.
    if (!user || account.closedAt) return undefined
    const theirs = await fetchStripeInvoice(providerInvoiceId)
    const known = invoice?.planName ?? owner.planName
    const billed = known ?? (subscription && (await planBilled(theirs.invoice)))
    const bearer = { ...owner, planName: billed ?? subscription?.planName }
    const nextInvoice = { ...readStripeInvoice(theirs, bearer), version: (invoice?.version ?? 0) + 1 }
    const read = readStripePayment(theirs, bearer)
    const nextPayment = read ? withReservations(read, payment, theirs) : givenUp(payment)
    const refunds = nextPayment ? await refundWrites(theirs.refunds, { payment: nextPayment, user }, now) : []

    const spent = spentCents(nextPayment) - spentCents(payment)
    const writes: Write[] = [
      ...(sameItem(invoice, nextInvoice)
        ? []
        : [invoices.put(nextInvoice, invoice ? { version: invoice.version } : { absent: true })]),
      ...(nextPayment && !sameItem(payment, nextPayment)
        ? [transactions.put(nextPayment, payment ? { version: payment.version } : { absent: true })]
        : []),
      ...refunds,
      // Written with the first row of a payment, even without an amount, so that none is started once the books are
      // closed.
      ...(spent === 0 && invoice && !(nextPayment && !payment)
        ? []
        : [changeBillingAccount(account, { totalSpentCents: account.totalSpentCents + spent })]),
      ...(nextPayment
        ? paymentEffects(
            {
              user,
              before: payment,
              after: nextPayment,
              invoice: nextInvoice,
              endsPause: subscription?.status === 'paused',
            },
            now,
          )
        : []),
      ...(nextPayment ? paymentAlarms(payment, nextPayment, now) : []),
    ]
    if (writes.length > 0) await commit(...writes)
    return { userId, subscriptionId, upgradeId, invoice: nextInvoice, payment: nextPayment }
  })
}

/** A payment without a try left that the provider tells of: it failed, and can no longer be made. */
function givenUp(payment: StoredTransaction | undefined): StoredTransaction | undefined {
  if (!payment) return undefined
  const { retryable, ...rest } = payment
  return { ...rest, status: 'failed', version: payment.version + 1 }
}

/** A decided refund that is not at the provider yet stays reserved; one that has arrived is counted there. */
function withReservations(
  read: Omit<StoredTransaction, 'version' | 'pendingRefunds' | 'refundRequests'>,
  before: StoredTransaction | undefined,
  { refunds }: StripeInvoice,
): StoredTransaction {
  const arrived = new Set(refunds.map(({ metadata }) => metadata?.refund_id))
  const pendingRefunds = before?.pendingRefunds?.filter(({ id }) => !arrived.has(id))
  return {
    ...read,
    ...(before?.refundReason && { refundReason: before.refundReason }),
    ...(before?.metadata && { metadata: before.metadata }),
    ...(before?.finalNoticeAt && { finalNoticeAt: before.finalNoticeAt }),
    ...(pendingRefunds?.length ? { pendingRefunds } : {}),
    ...(before?.refundRequests && { refundRequests: before.refundRequests }),
    ...(before?.planName && { planName: before.planName }),
    version: (before?.version ?? 0) + 1,
  }
}
