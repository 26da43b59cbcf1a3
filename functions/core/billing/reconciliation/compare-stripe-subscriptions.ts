import { isDeepStrictEqual } from 'node:util'
import type Stripe from 'stripe'
import { billingAccountOf } from '#core/billing/billing/billing-accounts.ts'
import { providerCall, stripeCode } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { misplacedIds } from '#core/billing/subscriptions/decide-what-follows.ts'
import { mirrorSubscription } from '#core/billing/subscriptions/mirror-subscription.ts'
import { readStripeSubscription } from '#core/billing/subscriptions/stripe/read-stripe-subscription.ts'
import { type StoredSubscription, subscriptions } from '#core/billing/subscriptions/subscriptions.ts'
import { jobProgress, noteProgress } from '#core/platform/jobs/job-progress.ts'
import { compareEach } from './compare-each.ts'
import { type Findings, unexplained } from './findings.ts'

const job = 'reconcile_subscriptions'
const pagesPerRun = 100

/**
 * Compares every subscription that lives at the provider with ours. Each page is kept, so that what one run does not
 * reach, even one that is cut off, the next one does.
 */
export async function compareStripeSubscriptions(findings: Findings, now: string): Promise<void> {
  const stripe = await stripeClient()
  let progress = await jobProgress.get({ job }, { consistent: true })
  let after = progress?.cursor
  for (let pages = 0; pages < pagesPerRun; pages++) {
    const page = await pageAfter(stripe, after)
    await compareEach(
      page.data,
      ({ id }) => id,
      findings,
      (theirs) => compare(theirs, findings, now),
    )
    after = page.has_more ? page.data.at(-1)?.id : undefined
    if (after || progress?.cursor)
      progress = await noteProgress(progress, { job, finishedOn: now.slice(0, 10), cursor: after })
    if (!after) break
  }
}

/** From the first one, where the last one of another run is of the account that was paid through then. */
async function pageAfter(
  stripe: Stripe,
  after: string | undefined,
): Promise<Stripe.ApiList<Stripe.Subscription>> {
  try {
    return await providerCall(() =>
      stripe.subscriptions.list({
        limit: 100,
        expand: ['data.schedule'],
        ...(after && { starting_after: after }),
      }),
    )
  } catch (error) {
    if (!after || stripeCode(error) !== 'resource_missing') throw error
    return pageAfter(stripe, undefined)
  }
}

async function compare(theirs: Stripe.Subscription, findings: Findings, now: string): Promise<void> {
  const { user_id: userId, subscription_id: subscriptionId } = theirs.metadata
  // Someone else’s, in an account that is not ours alone.
  if (!userId || !subscriptionId) return
  findings.compared++
  const named = { userId, subscriptionId, providerId: theirs.id }
  const ours = await subscriptions.get({ userId, id: subscriptionId }, { consistent: true })
  if (!ours) {
    // A test account may serve several laptops.
    if (theirs.livemode) unexplained(findings, 'a subscription that we have no row of', named)
    return
  }
  const stands = theirs.ended_at === null
  const second = stands && (await isMisplaced(ours, theirs.id))
  if (!second && (await isMirror(ours, theirs))) return
  // A list cannot be searched for everything that is mirrored, so an apparent difference may be none. This
  // also ends and refunds subscriptions that should not exist.
  const after = await mirrorSubscription(named, now)
  if (second && !after) unexplained(findings, 'a subscription of a closed account', named)
  else if (second || (after && after.version !== ours.version)) findings.repaired++
}

/** True if it may not go on: `mirrorSubscription` would end it, by the same rule. */
async function isMisplaced(row: StoredSubscription, providerId: string): Promise<boolean> {
  const { liveSubscriptionId } = await billingAccountOf(row.userId)
  return misplacedIds({ row, current: liveSubscriptionId === row.id, providerId }).includes(providerId)
}

const isMirror = async (ours: StoredSubscription, theirs: Stripe.Subscription) =>
  isDeepStrictEqual(plain(ours), plain(await readStripeSubscription(ours, theirs)))

const plain = (subscription: StoredSubscription) => JSON.parse(JSON.stringify(subscription)) as unknown
