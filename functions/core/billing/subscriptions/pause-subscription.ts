import { inPresentState } from '#core/billing/billing/in-present-state.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import type { OnBehalfOf } from '#core/platform/actors/on-behalf-of.ts'
import type { pauseSubscription as contract } from '#shared/billing/subscriptions/contract.ts'
import {
  assertResumesInTime,
  mayPause,
  noActiveSubscription,
} from '#shared/billing/subscriptions/subscription-rules.ts'
import { changeKey } from './change-key.ts'
import { liveSubscriptionOf } from './live-subscription.ts'
import { dropPendingUpgrade } from './manual/drop-pending-upgrade.ts'
import { pauseManual } from './manual/pause-manual.ts'
import { mirrorKnownSubscription } from './mirror-known-subscription.ts'
import { mirrorLiveSubscription } from './mirror-live-subscription.ts'
import { changeAtPaypal } from './paypal/change-at-paypal.ts'
import { pauseNote } from './paypal/paypal-notes.ts'
import { clearTheWay } from './stripe/clear-the-way.ts'
import { stripeIdOf } from './stripe/stripe-id-of.ts'
import type { StoredSubscription } from './subscriptions.ts'

/**
 * Rests a subscription: nothing is billed and nothing given back, the days left are kept. When it goes on by itself is
 * written at the provider first, so that no pause can begin without it.
 */
export const pauseSubscription = inPresentState(mirrorLiveSubscription, pause)

async function pause({
  actor: { userId },
  body: { resumeAt },
  now,
}: OnBehalfOf<typeof contract>): Promise<StoredSubscription> {
  const { subscription } = await liveSubscriptionOf(userId)
  if (!subscription || !mayPause(subscription)) throw noActiveSubscription()
  assertResumesInTime(resumeAt, now)
  if (subscription.paymentProvider === 'manual') {
    await dropPendingUpgrade(subscription, now)
    return pauseManual(subscription, resumeAt, now)
  }
  if (subscription.paymentProvider === 'paypal') return pauseAtPaypal(subscription, resumeAt, now)
  const named = { userId, subscriptionId: subscription.id }
  const id = stripeIdOf(subscription)
  const stripe = await stripeClient()
  const theirs = await providerCall(() => stripe.subscriptions.retrieve(id))
  if (theirs.status === 'paused') return mirrorKnownSubscription(named, now)
  await clearTheWay(stripe, theirs)
  const metadata = { resume_at: resumeAt ?? '', resume_until: '', resumed_at: '', pause_ms: '' }
  await providerCall(() =>
    stripe.subscriptions.update(
      id,
      { metadata },
      { idempotencyKey: changeKey(subscription, 'pause-until', metadata) },
    ),
  )
  await providerCall(() =>
    stripe.subscriptions.pause(
      id,
      { type: 'subscription', bill_for: { unused_time_from: { type: 'none' } } },
      { idempotencyKey: changeKey(subscription, 'pause') },
    ),
  )
  return mirrorKnownSubscription(named, now)
}

async function pauseAtPaypal(subscription: StoredSubscription, resumeAt: string | undefined, now: string) {
  const change = { verb: 'suspend', from: ['ACTIVE'], note: pauseNote(resumeAt) } as const
  const after = await changeAtPaypal(subscription, change, now)
  // Someone else has ended it in the meantime.
  if (after.status !== 'paused') throw noActiveSubscription()
  return after
}
