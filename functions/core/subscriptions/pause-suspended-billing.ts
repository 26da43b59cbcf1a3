import { type BillingAccount, changeBillingAccount } from '#core/billing/billing-accounts.ts'
import { commit } from '#core/db/commit.ts'
import { untilUnchanged } from '#core/db/until-unchanged.ts'
import { users } from '#core/users/users.ts'
import { mayPause } from '#shared/subscriptions/subscription-rules.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { discardAttempt } from './discard-attempt.ts'
import { liveSubscriptionOf } from './live-subscription.ts'
import { mirrorLiveSubscription } from './mirror-live-subscription.ts'
import { pauseSubscription } from './pause-subscription.ts'
import { resumeReactivatedBilling } from './resume-reactivated-billing.ts'

/**
 * Nobody is charged for what a suspension keeps them from: their plan is paused. A renewal that could not be paid is
 * tried no more, which ends the plan, and a checkout that was not paid is given up.
 */
export async function pauseSuspendedBilling(userId: string, now: string): Promise<void> {
  if (!(await isSuspended(userId))) return
  await untilUnchanged(() => stopCharges(userId, now))
  // Reactivated in between, which has found nothing to resume.
  if (!(await isSuspended(userId))) await resumeReactivatedBilling(userId, now)
}

async function isSuspended(userId: string): Promise<boolean> {
  const user = await users.get({ id: userId }, { consistent: true })
  return user?.status === 'suspended'
}

async function stopCharges(userId: string, now: string): Promise<void> {
  const actor = { userId }
  await mirrorLiveSubscription({ actor, now })
  const { account, subscription } = await liveSubscriptionOf(userId)
  if (subscription?.status === 'incomplete') await discardAttempt(userId, subscription, now)
  if (subscription?.status === 'past_due') {
    const comment = 'The account was suspended'
    await cancelSubscription({ actor, body: { reason: 'other', comment, immediate: true }, now })
  }
  if (!subscription || !mayPause(subscription)) return
  // Noted first: who comes after a crash knows whose pause it is.
  await markPaused(account, subscription.id)
  await pauseSubscription({ actor, body: {}, now })
}

async function markPaused(account: BillingAccount, id: string): Promise<void> {
  if (account.suspensionPausedId !== id)
    await commit(changeBillingAccount(account, { suspensionPausedId: id }))
}
