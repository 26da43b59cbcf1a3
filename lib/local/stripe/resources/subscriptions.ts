import type Stripe from 'stripe'
import { cancelNow } from '../billing/cancel-subscription.ts'
import { createSubscription } from '../billing/create-subscription.ts'
import { pauseSubscription, resumeSubscription } from '../billing/pause-subscription.ts'
import { itemShape } from '../billing/subscription-items.ts'
import { hasEnded } from '../billing/subscription-status.ts'
import { listOf } from '../wire/list.ts'
import * as p from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { noSuch } from '../wire/stripe-error.ts'
import {
  anchorType,
  cancellationDetails,
  prorationBehavior,
  subscriptionSettings,
} from './subscription-params.ts'
import { mergeDetails, updateParams, updateSubscription } from './update-subscription.ts'

export const subscriptionRoutes = [
  route(
    'POST',
    '/v1/subscriptions',
    p.paramsOf<Stripe.SubscriptionCreateParams>()({
      ...subscriptionSettings,
      billing_cycle_anchor: p.timestamp,
      billing_mode: p.object({ type: p.required(p.oneOf('classic', 'flexible')) }),
      cancel_at: p.timestamp,
      currency: p.currency,
      customer: p.required(p.id),
      default_payment_method: p.id,
      description: p.text(500),
      items: p.required(p.list(p.object(itemShape))),
      trial_period_days: p.integer({ min: 0, max: 730 }),
    }),
    ({ tx }, given) => createSubscription(tx, given as never),
  ),
  route(
    'GET',
    '/v1/subscriptions',
    p.paramsOf<Stripe.SubscriptionListParams>()({
      ...p.page,
      created: p.created,
      customer: p.id,
      price: p.id,
      status: p.oneOf(
        'active',
        'all',
        'canceled',
        'ended',
        'incomplete',
        'incomplete_expired',
        'past_due',
        'paused',
        'trialing',
        'unpaid',
      ),
    }),
    (call, { customer, price, status, ...page }) =>
      listOf(
        call,
        'subscription',
        page,
        (subscription) =>
          (customer === undefined || subscription.customer === customer) &&
          (price === undefined || subscription.items.data.some((item) => item.price.id === price)) &&
          (status === 'all' ||
            (status === undefined
              ? subscription.status !== 'canceled'
              : status === 'ended'
                ? hasEnded(subscription)
                : subscription.status === status)),
      ),
  ),
  route(
    'GET',
    '/v1/subscriptions/:id',
    p.paramsOf<Stripe.SubscriptionRetrieveParams>()({}),
    ({ tx, ids: [id = ''] }) => tx.need('subscription', id),
  ),
  route('POST', '/v1/subscriptions/:id', updateParams, ({ tx, ids: [id = ''] }, given) =>
    updateSubscription(tx, tx.need('subscription', id), given),
  ),
  route(
    'DELETE',
    '/v1/subscriptions/:id',
    p.paramsOf<Stripe.SubscriptionCancelParams>()({
      cancellation_details: cancellationDetails,
      invoice_now: p.flag,
      prorate: p.flag,
    }),
    ({ tx, ids: [id = ''] }, { cancellation_details: details, invoice_now: invoiceNow, prorate }) => {
      const subscription = tx.need('subscription', id)
      if (hasEnded(subscription)) throw noSuch('subscription', id)
      if (details) subscription.cancellation_details = mergeDetails(subscription, details)
      cancelNow(tx, subscription, { reason: 'cancellation_requested', invoiceNow, prorate })
      return subscription
    },
  ),
  route(
    'POST',
    '/v1/subscriptions/:id/pause',
    p.paramsOf<Stripe.SubscriptionPauseParams>()({
      bill_for: p.object({
        outstanding_usage_through: p.object({ type: p.required(p.oneOf('none', 'now')) }),
        unused_time_from: p.object({ type: p.required(p.oneOf('item_current_period_start', 'none', 'now')) }),
      }),
      invoicing_behavior: p.oneOf('invoice', 'pending_invoice_item'),
      type: p.oneOf('subscription'),
    }),
    ({ tx, ids: [id = ''] }, { bill_for: billFor, invoicing_behavior: behavior }) => {
      const subscription = tx.need('subscription', id)
      pauseSubscription(tx, subscription, {
        unusedTimeFrom: billFor?.unused_time_from?.type ?? 'now',
        invoice: behavior === 'invoice',
      })
      return subscription
    },
  ),
  route(
    'POST',
    '/v1/subscriptions/:id/resume',
    p.paramsOf<Stripe.SubscriptionResumeParams>()({
      billing_cycle_anchor: anchorType,
      payment_behavior: p.oneOf('resume_on_payment_attempt', 'resume_on_payment_success'),
      proration_behavior: prorationBehavior,
      proration_date: p.timestamp,
    }),
    ({ tx, ids: [id = ''] }, given) => {
      const subscription = tx.need('subscription', id)
      resumeSubscription(tx, subscription, {
        anchor: given.billing_cycle_anchor?.type ?? 'now',
        onlyWhenPaid: given.payment_behavior === 'resume_on_payment_success',
        prorationBehavior: given.proration_behavior ?? 'create_prorations',
        prorationDate: given.proration_date,
      })
      return subscription
    },
  ),
]
