import type Stripe from 'stripe'
import { mirrorInvoice } from '#core/billing/invoices/mirror-invoice.ts'
import { planNotFound } from '#core/billing/plans/find-plan.ts'
import { plans } from '#core/billing/plans/plans.ts'
import { idOf } from '#core/billing/stripe/id-of.ts'
import { providerCall, stripeCode } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { mirrorKnownSubscription } from '#core/billing/subscriptions/mirror-known-subscription.ts'
import type { PlanChange } from '#core/billing/subscriptions/plan-change.ts'
import type { StoredPreview } from '#core/billing/subscriptions/plan-change-previews.ts'
import { previewChanged } from '#core/billing/subscriptions/preview-refusal.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import type { SubscriptionAnswer } from '#shared/billing/subscriptions/contract.ts'
import type { PaymentStep } from '#shared/billing/subscriptions/payment-step.ts'
import { explainDecline } from '#shared/billing/transactions/explain-decline.ts'
import { AppError } from '#shared/errors.ts'
import { changeAtPeriodEnd } from './change-at-period-end.ts'
import { clearTheWay, dropPendingUpdate } from './clear-the-way.ts'
import { intentOf } from './intent-of.ts'
import { previewInvoice } from './preview-invoice.ts'
import { stripeIdOf } from './stripe-id-of.ts'

/**
 * An upgrade that is applied when it is paid. If it is paid right away it is made. If the bank wants to be asked it
 * waits for that, for 23 hours at most. If it is declined it is taken back with its invoice, and everything is as
 * before.
 */
export async function upgradeNow(
  change: PlanChange,
  preview: StoredPreview,
  now: string,
): Promise<SubscriptionAnswer> {
  const { subscription } = change
  const id = stripeIdOf(subscription)
  const stripe = await stripeClient()
  const before = await retrieve(stripe, id)
  if (!isApplied(before, preview) && !isWaiting(before, preview)) {
    await clearTheWay(stripe, before)
    await request(stripe, change, preview, idOf(before.latest_invoice))
  }
  const after = await retrieve(stripe, id)
  if (!after.pending_update && isApplied(after, preview))
    return { subscription: await mirrored(change, after, now) }
  const invoice = invoiceOf(after)
  const intent = invoice && (await intentOf(stripe, invoice))
  if (after.pending_update && intent?.status === 'requires_action') {
    const payment: PaymentStep = {
      kind: 'card',
      intent: 'payment',
      clientSecret: intent.client_secret ?? '',
      amountDueCents: invoice?.amount_due ?? 0,
    }
    return { subscription: await mirrored(change, after, now), payment }
  }
  await dropPendingUpdate(stripe, after)
  await mirrored(change, after, now)
  await restoreSchedule(subscription, preview, now)
  const error = intent?.last_payment_error
  throw declined(explainDecline(error?.decline_code ?? error?.code))
}

const declined = (sentence: string) => new AppError('unprocessable', 'payment_declined', sentence)

const retrieve = (stripe: Stripe, id: string) =>
  providerCall(() => stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] }))

const invoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription) =>
  invoice && typeof invoice === 'object' ? invoice : undefined

const isApplied = ({ items }: Stripe.Subscription, { priceId }: StoredPreview) =>
  items.data[0]?.price.id === priceId

/** True if this very change was already requested and waits for its payment. */
function isWaiting(theirs: Stripe.Subscription, { priceId, prorationDate }: StoredPreview): boolean {
  const from = invoiceOf(theirs)?.parent?.subscription_details?.subscription_proration_date
  return theirs.pending_update?.subscription_items?.[0]?.price.id === priceId && from === prorationDate
}

/** Refused when it would cost another amount than was shown. */
async function request(
  stripe: Stripe,
  { customer, subscription }: PlanChange,
  preview: StoredPreview,
  latestInvoiceId: string | undefined,
): Promise<void> {
  const { id, priceId = '', prorationDate, amountDueCents } = preview
  const fresh = await previewInvoice({ customer, subscription, priceId, prorationDate })
  if (fresh.amount_due !== amountDueCents) throw previewChanged()
  await providerCall(() =>
    stripe.subscriptions.update(
      stripeIdOf(subscription),
      {
        items: [{ id: subscription.stripe?.itemId ?? '', price: priceId }],
        proration_behavior: 'always_invoice',
        proration_date: prorationDate,
        payment_behavior: 'pending_if_incomplete',
      },
      // A try that was declined has left its invoice; the next one is another.
      { idempotencyKey: `${id}-change-${latestInvoiceId ?? ''}` },
    ),
  ).catch((error: unknown) => {
    if (stripeCode(error) !== 'resource_missing') throw error
    throw declined('There is no card to charge. Add a payment method, then try again.')
  })
}

async function mirrored(
  { subscription: { userId, id } }: PlanChange,
  theirs: Stripe.Subscription,
  now: string,
): Promise<StoredSubscription> {
  const after = await mirrorKnownSubscription({ userId, subscriptionId: id }, now)
  const invoiceId = idOf(theirs.latest_invoice)
  if (invoiceId) await mirrorInvoice(invoiceId, now)
  return after
}

/** A downgrade that was waiting made way for the upgrade that was then declined. */
async function restoreSchedule(
  subscription: StoredSubscription,
  { id }: StoredPreview,
  now: string,
): Promise<void> {
  const planId = subscription.scheduledPlan?.planId
  if (!planId) return
  const plan = await plans.get({ id: planId })
  if (!plan) throw planNotFound()
  await changeAtPeriodEnd({ subscription, plan }, `${id}-${subscription.version}-restore`, now)
}
