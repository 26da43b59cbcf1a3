import type Stripe from 'stripe'
import { mirrorAnyInvoice } from '#core/billing/one-time-payments/mirror-any-invoice.ts'
import { mirrorPayment } from '#core/billing/one-time-payments/mirror-payment.ts'
import { eachPage } from '#core/billing/stripe/each-page.ts'
import { idOf } from '#core/billing/stripe/id-of.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { settleInvoice } from '#core/billing/subscriptions/manual/settle-invoice.ts'
import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import { compareEach } from './compare-each.ts'
import { type CreatedRange, type Findings, unexplained } from './findings.ts'

type Source = { object: 'charge' | 'refund'; id: string; payment_intent?: unknown }

const isOfMember = (source: unknown): source is Source =>
  ['charge', 'refund'].includes((source as { object?: string } | null)?.object ?? '')

/** Finds the row for every charge and refund of a time, updates it, and compares the amounts. */
export async function compareStripeBalance(
  created: CreatedRange,
  findings: Findings,
  now: string,
): Promise<void> {
  const stripe = await stripeClient()
  await eachPage(
    (from) => stripe.balanceTransactions.list({ ...from, created, expand: ['data.source'] }),
    (movements) =>
      compareEach(
        movements,
        ({ id }) => id,
        findings,
        (movement) => compare(stripe, movement, findings, now),
      ),
  )
}

async function compare(
  stripe: Stripe,
  { type, amount, source }: Stripe.BalanceTransaction,
  findings: Findings,
  now: string,
): Promise<void> {
  if (!isOfMember(source) || type === 'refund_failure') return
  const intent = idOf(source.payment_intent as string | { id?: string } | null)
  if (!intent) return
  const { data } = await providerCall(() =>
    stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } }),
  )
  const invoiceId = idOf(data[0]?.invoice as string | { id?: string } | undefined)
  const found = invoiceId ? await ofInvoice(invoiceId, now) : await ofSinglePayment(intent, now)
  // A payment for something that was not bought here.
  if (!found) return
  findings.compared++
  const { payment, userId } = found
  const inStep =
    source.object === 'charge'
      ? payment?.amountCents === amount && !['pending', 'failed'].includes(payment.status)
      : (payment?.refundedCents ?? 0) >= -amount
  if (!inStep)
    unexplained(findings, `a ${source.object} that our row does not show`, {
      userId,
      ...(invoiceId && { invoiceId }),
      providerId: source.id,
      amount,
    })
}

type Found = { userId: string; payment: StoredTransaction | undefined }

async function ofInvoice(invoiceId: string, now: string): Promise<Found | undefined> {
  const mirrored = await mirrorAnyInvoice(invoiceId, now)
  // A payment decides about a plan, or is given back.
  if (mirrored && 'upgradeId' in mirrored && mirrored.upgradeId) await settleInvoice(invoiceId, now)
  return mirrored
}

async function ofSinglePayment(intentId: string, now: string): Promise<Found | undefined> {
  const mirrored = await mirrorPayment(intentId, now)
  return mirrored?.payment && { userId: mirrored.payment.userId, payment: mirrored.payment }
}
