import type Stripe from 'stripe'
import { mirrorInvoice } from '#core/billing/invoices/mirror-invoice.ts'
import { mirrorPaypalPayments } from '#core/billing/invoices/mirror-paypal-payments.ts'
import { idOf } from '#core/billing/stripe/id-of.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { explainDecline } from '#shared/billing/transactions/explain-decline.ts'
import { AppError } from '#shared/errors.ts'
import { changeKey } from './change-key.ts'
import { resumeManual } from './manual/pause-manual.ts'
import { mirrorKnownSubscription } from './mirror-known-subscription.ts'
import { changeAtPaypal } from './paypal/change-at-paypal.ts'
import { completeResumption } from './stripe/complete-resumption.ts'
import { stripeIdOf } from './stripe/stripe-id-of.ts'
import type { StoredSubscription } from './subscriptions.ts'

/**
 * Ends a pause. Before the end of the period that was paid the rest of it follows, moved by the length of the pause;
 * afterwards a new period begins once it is paid. Refused with `payment_declined` the subscription rests on, and the
 * invoice of the new period is open to be paid.
 */
export async function resume(subscription: StoredSubscription, now: string): Promise<StoredSubscription> {
  if (subscription.paymentProvider === 'manual') return resumeManual(subscription, now)
  if (subscription.paymentProvider === 'paypal') return resumeAtPaypal(subscription, now)
  const id = stripeIdOf(subscription)
  const stripe = await stripeClient()
  const theirs = await providerCall(() => stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }))
  const paidUntil = theirs.items.data[0]?.current_period_end ?? 0
  if (theirs.status === 'paused')
    if (Date.parse(now) < paidUntil * 1000) await goOnWithPeriod(stripe, subscription, theirs, now)
    else await beginPeriod(stripe, subscription, theirs)
  await completeResumption(stripe, id)
  const named = { userId: subscription.userId, subscriptionId: subscription.id }
  const after = await mirrorKnownSubscription(named, now)
  const invoiceId = after.stripe?.latestInvoiceId
  const billed = invoiceId ? await mirrorInvoice(invoiceId, now) : undefined
  if (after.status !== 'paused') return after
  // After a decline nothing more is tried by itself.
  await providerCall(() => stripe.subscriptions.update(id, { metadata: { resume_at: '' } }))
  await mirrorKnownSubscription(named, now)
  throw new AppError(
    'unprocessable',
    'payment_declined',
    billed?.payment?.failure ?? explainDecline(undefined),
  )
}

/**
 * PayPal bills again at its next turn; if the paid period is over by then, the subscription stays paused until that
 * turn.
 */
async function resumeAtPaypal(subscription: StoredSubscription, now: string): Promise<StoredSubscription> {
  const change = { verb: 'activate', from: ['SUSPENDED'], note: 'Resumed by the member' } as const
  const after = await changeAtPaypal(subscription, change, now)
  await mirrorPaypalPayments(after, now)
  return after
}

/** The remaining steps are written down first, so that the next run after a crash can do them. */
async function goOnWithPeriod(
  stripe: Stripe,
  subscription: StoredSubscription,
  theirs: Stripe.Subscription,
  now: string,
): Promise<void> {
  const paidUntil = theirs.items.data[0]?.current_period_end ?? 0
  const pausedAt = theirs.status_details?.paused?.transitioned_at ?? Date.parse(now) / 1000
  const pauseSeconds = Math.max(0, Math.floor(Date.parse(now) / 1000) - pausedAt)
  const metadata = {
    resume_until: String(paidUntil + pauseSeconds),
    resumed_at: now,
    pause_ms: String(pauseSeconds * 1000),
  }
  await providerCall(() =>
    stripe.subscriptions.update(
      theirs.id,
      { metadata },
      { idempotencyKey: changeKey(subscription, 'resume-until', metadata) },
    ),
  )
  await providerCall(() =>
    stripe.subscriptions.resume(
      theirs.id,
      { billing_cycle_anchor: { type: 'unchanged' }, proration_behavior: 'none' },
      { idempotencyKey: changeKey(subscription, 'resume') },
    ),
  )
}

async function beginPeriod(
  stripe: Stripe,
  subscription: StoredSubscription,
  theirs: Stripe.Subscription,
): Promise<void> {
  const { latest_invoice: latest } = theirs
  // The invoice of an earlier try would begin the period at the day of that try.
  if (latest && typeof latest === 'object' && latest.id && latest.status === 'open') {
    const earlier = latest.id
    await providerCall(() => stripe.invoices.voidInvoice(earlier, {}, { idempotencyKey: `${earlier}-void` }))
  }
  await providerCall(() =>
    stripe.subscriptions.resume(
      theirs.id,
      {
        billing_cycle_anchor: { type: 'now' },
        payment_behavior: 'resume_on_payment_success',
      },
      { idempotencyKey: changeKey({ id: subscription.id, version: 0 }, 'begin', idOf(latest)) },
    ),
  )
}
