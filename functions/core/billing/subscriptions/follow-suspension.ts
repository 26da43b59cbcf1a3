import { type BillingAccount, changeBillingAccount } from '#core/billing/billing/billing-accounts.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import { resumesWithoutCharge } from '#shared/billing/subscriptions/keeps-paid-days.ts'
import { mayPause, willCharge } from '#shared/billing/subscriptions/subscription-rules.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { discardAttempt } from './discard-attempt.ts'
import { liveSubscriptionOf } from './live-subscription.ts'
import { mirrorLiveSubscription } from './mirror-live-subscription.ts'
import { pauseSubscription } from './pause-subscription.ts'
import { resume } from './resume.ts'

const mostTurns = 8

/**
 * Brings billing in line with the account: it is paused while the account is suspended, and what the suspension paused
 * resumes afterward. Several runs may overlap, so each looks again at the account when it is done.
 */
export async function followSuspension(userId: string, now: string): Promise<void> {
  for (let turns = 0; turns < mostTurns; turns++) {
    const suspended = await isSuspended(userId)
    await untilUnchanged(() => (suspended ? stopCharges(userId, now) : resumeWhatWasPaused(userId, now)))
    if ((await isSuspended(userId)) === suspended) return
  }
  throw new Error(`The standing of ${userId} kept changing`)
}

async function isSuspended(userId: string): Promise<boolean> {
  const user = await users.get({ id: userId }, { consistent: true })
  return user?.status === 'suspended'
}

/**
 * A suspended member is charged nothing: the plan is paused, or ends with its period where it cannot be paused. A
 * renewal that could not be paid is not tried again, which ends the plan, and an unpaid checkout is discarded.
 */
async function stopCharges(userId: string, now: string): Promise<void> {
  const actor = { userId }
  await mirrorLiveSubscription({ actor, now })
  const { account, subscription } = await liveSubscriptionOf(userId)
  if (!subscription) return
  const owes = subscription.status === 'past_due'
  if (subscription.status === 'incomplete') await discardAttempt(userId, subscription, now)
  else if (owes || (willCharge(subscription) && !mayPause(subscription))) {
    const comment = 'The account was suspended'
    await cancelSubscription({ actor, body: { reason: 'other', comment, immediate: owes }, now })
  }
  if (!mayPause(subscription)) return
  // Noted before the pause, so that a run after a crash knows whose pause it is.
  await notePause(account, subscription.id)
  await pauseSubscription({ actor, body: {}, now })
  // Noted again: a run for a reactivation may have found nothing paused yet, and removed the note.
  await untilUnchanged(async () => notePause((await liveSubscriptionOf(userId)).account, subscription.id))
}

/** Writes the account even if the note exists, so that a run that is about to remove it fails and looks again. */
const notePause = (account: BillingAccount, id: string) =>
  commit(changeBillingAccount(account, { suspensionPausedId: id }))

/**
 * Resumes what a suspension paused if that costs nothing now. Otherwise it stays paused until the member, who may no
 * longer want it, resumes it.
 */
async function resumeWhatWasPaused(userId: string, now: string): Promise<void> {
  const { account, subscription } = await liveSubscriptionOf(userId)
  if (!account.suspensionPausedId) return
  const ours = subscription?.id === account.suspensionPausedId && subscription.status === 'paused'
  if (ours && resumesWithoutCharge(subscription, now)) await resume(subscription, now)
  await commit(changeBillingAccount(account, { suspensionPausedId: undefined }))
}
