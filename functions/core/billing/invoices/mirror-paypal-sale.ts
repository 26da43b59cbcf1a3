import { billingAccountOf, changeBillingAccount } from '#core/billing/billing/billing-accounts.ts'
import { ownerOf } from '#core/billing/paypal/custom-id.ts'
import { fetchPaypalDispute } from '#core/billing/paypal/paypal-dispute.ts'
import {
  fetchPaypalRefund,
  fetchPaypalSale,
  type PaypalSale,
  saleIdOf,
} from '#core/billing/paypal/paypal-sale.ts'
import { fetchPaypalSubscription } from '#core/billing/paypal/paypal-subscription.ts'
import { type StoredSubscription, subscriptions } from '#core/billing/subscriptions/subscriptions.ts'
import { paymentAlarms } from '#core/billing/transactions/payment-alarms.ts'
import { paymentEffects } from '#core/billing/transactions/payment-effects.ts'
import { readPaypalDispute } from '#core/billing/transactions/read-paypal-dispute.ts'
import { type StoredTransaction, transactions } from '#core/billing/transactions/transactions.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { users } from '#core/platform/users/users.ts'
import { spentCents } from '#shared/billing/transactions/spent-cents.ts'
import { billedTo } from './billed-to.ts'
import { invoices } from './invoices.ts'
import { paypalRefundWrites } from './paypal-refund-writes.ts'
import {
  paypalInvoiceIdOf,
  paypalPaymentIdOf,
  readPaypalInvoice,
  readPaypalPayment,
} from './read-paypal-sale.ts'
import { sameItem } from './same-item.ts'

type Named = { saleId: string; refundId?: string | undefined; disputeId?: string | undefined }
type Mirrored = { userId: string; subscriptionId: string; payment: StoredTransaction }

/**
 * Brings our invoice and payment to what PayPal says about one of its payments, with the refund or the dispute of it
 * that is named, as `mirrorInvoice` does for cards. Undefined for a payment that is for no subscription of ours.
 */
export async function mirrorPaypalSale(
  { saleId, refundId, disputeId }: Named,
  now: string,
): Promise<Mirrored | undefined> {
  const named = await fetchPaypalSale(saleId)
  const owner = await ownerOfSale(named)
  if (!owner) return undefined
  const { userId, subscriptionId } = owner
  return untilUnchanged(async () => {
    const account = await billingAccountOf(userId)
    const [invoice, payment, subscription, user] = await Promise.all([
      invoices.get({ userId, id: paypalInvoiceIdOf(named) }, { consistent: true }),
      transactions.get({ userId, id: paypalPaymentIdOf(named) }, { consistent: true }),
      subscriptions.get({ userId, id: subscriptionId }, { consistent: true }),
      users.get({ id: userId }, { consistent: true }),
    ])
    // A late event must not bring back anything about a member who has left.
    if (!user || account.closedAt) return undefined
    const disputed = disputeId ?? payment?.dispute?.id
    const [sale, refund, dispute] = await Promise.all([
      fetchPaypalSale(saleId),
      refundId ? fetchPaypalRefund(refundId) : undefined,
      disputed ? fetchPaypalDispute(disputed) : undefined,
    ])
    if (refund && saleIdOf(refund) !== saleId)
      throw new Error(`The refund ${refund.id} is not of the payment ${saleId}.`)
    const bearer = { ...owner, planName: invoice?.planName ?? subscription?.planName }
    const nextInvoice = {
      ...readPaypalInvoice(sale, bearer),
      billedTo: invoice ? invoice.billedTo : billedTo(user),
      version: (invoice?.version ?? 0) + 1,
    }
    const nextPayment = {
      ...readPaypalPayment(sale, bearer, { before: payment, refund }),
      ...(dispute && { dispute: readPaypalDispute(dispute) }),
      ...(subscription && isAfterEnd(sale, subscription, payment) && { paidAfterEnd: true }),
    }
    const spent = spentCents(nextPayment) - spentCents(payment)
    const writes: Write[] = [
      ...(sameItem(invoice, nextInvoice)
        ? []
        : [invoices.put(nextInvoice, invoice ? { version: invoice.version } : { absent: true })]),
      ...(sameItem(payment, nextPayment)
        ? []
        : [transactions.put(nextPayment, payment ? { version: payment.version } : { absent: true })]),
      ...(refund ? await paypalRefundWrites(refund, { payment: nextPayment, user }, now) : []),
      // Written with the first row of a payment, even without an amount, so that none is started once the books are
      // closed.
      ...(spent === 0 && invoice && payment
        ? []
        : [changeBillingAccount(account, { totalSpentCents: account.totalSpentCents + spent })]),
      ...paymentEffects({ user, before: payment, after: nextPayment, invoice: nextInvoice }, now),
      ...paymentAlarms(payment, nextPayment, now),
    ]
    if (writes.length > 0) await commit(...writes)
    return { userId, subscriptionId, payment: nextPayment }
  })
}

/** A subscription that was over here when PayPal collected for it. */
function isAfterEnd(
  { state, create_time: begunAt, update_time: changedAt }: PaypalSale,
  { endedAt }: StoredSubscription,
  before: StoredTransaction | undefined,
): boolean {
  if (endedAt === undefined) return false
  const cleared = state === 'completed' && spentCents(before) === 0
  return Date.parse(cleared ? changedAt : begunAt) > Date.parse(endedAt)
}

async function ownerOfSale({ custom, billing_agreement_id: agreement }: PaypalSale) {
  const known = ownerOf(custom)
  if (known || !agreement) return known
  return ownerOf((await fetchPaypalSubscription(agreement)).custom_id)
}
