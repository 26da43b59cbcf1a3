import type Stripe from 'stripe'
import { changeBillingAccount } from '#core/billing/billing/billing-accounts.ts'
import { paymentAlarms } from '#core/billing/transactions/payment-alarms.ts'
import { paymentEffects } from '#core/billing/transactions/payment-effects.ts'
import { type StoredTransaction, transactions } from '#core/billing/transactions/transactions.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import { decideBilled } from './decide-billed.ts'
import { invoices } from './invoices.ts'
import { readBilled } from './read-billed.ts'
import { refundWrites } from './refund-rows.ts'
import { type InvoiceOwner, nameStripeInvoice, ownerOf } from './stripe-invoice.ts'

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
  return untilUnchanged(async () => {
    const billed = await readBilled(named, owner)
    if (!billed) return undefined
    const decided = decideBilled(billed)
    const writes = writesOf(billed, decided, now)
    if (writes.length > 0) await commit(...writes)
    return { userId, subscriptionId, upgradeId, invoice: decided.invoice, payment: decided.payment }
  })
}

function writesOf(
  billed: NonNullable<Awaited<ReturnType<typeof readBilled>>>,
  { invoice, payment, refunds, spentCents, changed }: ReturnType<typeof decideBilled>,
  now: string,
): Write[] {
  const { user, account, subscription, invoice: known, payment: before } = billed
  const totalSpentCents = account.totalSpentCents + spentCents
  const endsPause = subscription?.status === 'paused'
  return [
    ...(changed.invoice
      ? [invoices.put(invoice, known ? { version: known.version } : { absent: true })]
      : []),
    ...(payment && changed.payment
      ? [transactions.put(payment, before ? { version: before.version } : { absent: true })]
      : []),
    ...(payment ? refundWrites(refunds, { payment, user }, now) : []),
    ...(changed.account ? [changeBillingAccount(account, { totalSpentCents })] : []),
    ...(payment
      ? [
          ...paymentEffects({ user, before, after: payment, invoice, endsPause }, now),
          ...paymentAlarms(before, payment, now),
        ]
      : []),
  ]
}
