import type Stripe from 'stripe'
import { periodEndOf, scheduleRenewal } from '../billing/renewal-dates.ts'
import { itemShape } from '../billing/subscription-items.ts'
import { hasEnded } from '../billing/subscription-status.ts'
import { type PaymentBehavior, updateItems } from '../billing/update-subscription.ts'
import type { Subscription } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { requireTaxable, taxOf } from '../tax/tax-settings.ts'
import * as p from '../wire/params.ts'
import { invalid } from '../wire/stripe-error.ts'
import { setMetadata } from './metadata.ts'
import { requireOwn } from './payment-methods.ts'
import { anchorType, cancellationDetails, subscriptionSettings } from './subscription-params.ts'

export const updateParams = p.paramsOf<Stripe.SubscriptionUpdateParams>()({
  ...subscriptionSettings,
  billing_cycle_anchor: anchorType,
  cancel_at: p.emptyable(p.timestamp),
  cancellation_details: cancellationDetails,
  default_payment_method: p.emptyable(p.id),
  description: p.emptyable(p.text(500)),
  items: p.list(p.object({ ...itemShape, id: p.id, deleted: p.flag, clear_usage: p.flag })),
  pause_collection: p.emptyable(
    p.object({
      behavior: p.required(p.oneOf('keep_as_draft', 'mark_uncollectible', 'void')),
      resumes_at: p.timestamp,
    }),
  ),
  proration_date: p.timestamp,
})
type Update = ReturnType<typeof updateParams>

/** The parameters allowed together with a change that waits for its payment. */
const pendingMay = new Set([
  'items',
  'billing_cycle_anchor',
  'discounts',
  'expand',
  'off_session',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'trial_end',
])

export function updateSubscription(tx: Transaction, subscription: Subscription, given: Update): Subscription {
  const { payment_behavior: behavior = 'allow_incomplete' } = given
  refuseUpdate(subscription, given, behavior)
  const changes =
    given.items !== undefined ||
    given.trial_end !== undefined ||
    given.billing_cycle_anchor?.type === 'now' ||
    given.discounts !== undefined
  applySettings(tx, subscription, given)
  if (changes)
    updateItems(tx, subscription, {
      items: given.items,
      prorationBehavior: given.proration_behavior ?? 'create_prorations',
      prorationDate: given.proration_date,
      anchorNow: given.billing_cycle_anchor?.type === 'now',
      trialEnd: given.trial_end,
      discounts: given.discounts as never,
      paymentBehavior: behavior,
      offSession: given.off_session,
    })
  tx.emit('customer.subscription.updated', subscription)
  return subscription
}

function refuseUpdate(subscription: Subscription, given: Update, behavior: PaymentBehavior): void {
  const onlyDetails = Object.entries(given).every(
    ([name, value]) => value === undefined || ['metadata', 'cancellation_details', 'expand'].includes(name),
  )
  if (hasEnded(subscription) && !onlyDetails)
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  const cancels = given.cancel_at_period_end !== undefined || given.cancel_at !== undefined
  if (subscription.schedule && cancels)
    throw invalid(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    )
  if (behavior !== 'pending_if_incomplete') return
  const more = Object.entries(given).find(([name, value]) => value !== undefined && !pendingMay.has(name))
  if (more)
    throw invalid(
      `When \`payment_behavior\` is set to \`pending_if_incomplete\`, you can only pass parameters that pending updates support; \`${more[0]}\` is not one of them.`,
      { param: more[0] },
    )
}

function applySettings(tx: Transaction, subscription: Subscription, given: Update): void {
  setMetadata(subscription, given.metadata)
  if (given.description !== undefined) subscription.description = given.description
  if (given.automatic_tax) {
    if (given.automatic_tax.enabled) requireTaxable(tx, subscription)
    subscription.automatic_tax = taxOf(given.automatic_tax.enabled)
  }
  const method = given.default_payment_method
  if (method === null) subscription.default_payment_method = null
  else if (method !== undefined) {
    const found = tx.refer('payment_method', method, 'default_payment_method')
    requireOwn(found, subscription.customer)
    if (!found.customer)
      throw invalid(`The payment method must be attached to the customer.`, {
        param: 'default_payment_method',
      })
    subscription.default_payment_method = found.id
  }
  if (given.payment_settings?.save_default_payment_method && subscription.payment_settings)
    subscription.payment_settings.save_default_payment_method =
      given.payment_settings.save_default_payment_method
  if (given.pause_collection !== undefined)
    subscription.pause_collection = given.pause_collection && {
      behavior: given.pause_collection.behavior,
      resumes_at: given.pause_collection.resumes_at ?? null,
    }
  if (subscription.pause_collection?.resumes_at)
    tx.schedule('resume_collection', subscription.id, subscription.pause_collection.resumes_at)
  if (given.cancellation_details)
    subscription.cancellation_details = mergeDetails(subscription, given.cancellation_details)
  setEnd(tx, subscription, given)
}

type Details = NonNullable<p.Read<typeof cancellationDetails>>
export const mergeDetails = (subscription: Subscription, { comment, feedback }: Details) => {
  const before = subscription.cancellation_details
  return {
    feedback_option: null,
    reason: before?.reason ?? null,
    comment: comment === undefined ? (before?.comment ?? null) : comment,
    feedback: feedback === undefined ? (before?.feedback ?? null) : feedback,
  }
}

function setEnd(
  tx: Transaction,
  subscription: Subscription,
  { cancel_at: at, cancel_at_period_end: atEnd }: Update,
): void {
  if (at === undefined && atEnd === undefined) return
  if (at && atEnd) throw invalid('You cannot pass both `cancel_at` and `cancel_at_period_end`.')
  subscription.cancel_at_period_end = atEnd ?? false
  subscription.cancel_at = atEnd ? periodEndOf(subscription) : (at ?? null)
  const ends = subscription.cancel_at !== null
  subscription.canceled_at = ends ? (subscription.canceled_at ?? tx.now) : null
  if (subscription.cancellation_details)
    subscription.cancellation_details.reason = ends ? 'cancellation_requested' : null
  if (!ends)
    subscription.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason: null }
  if (subscription.status !== 'incomplete' && subscription.status !== 'paused')
    scheduleRenewal(tx, subscription)
}
