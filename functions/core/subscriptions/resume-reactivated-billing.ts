import { changeBillingAccount } from '#core/billing/billing-accounts.ts'
import { commit } from '#core/db/commit.ts'
import { untilUnchanged } from '#core/db/until-unchanged.ts'
import { users } from '#core/users/users.ts'
import { resumesWithoutCharge } from '#shared/subscriptions/keeps-paid-days.ts'
import { liveSubscriptionOf } from './live-subscription.ts'
import { resume } from './resume.ts'

/**
 * Resumes what a suspension has paused, where nothing is charged by that at once; otherwise it stays paused until its
 * member resumes it, who may not want it any more.
 */
export function resumeReactivatedBilling(userId: string, now: string): Promise<void> {
  return untilUnchanged(async () => {
    const { account, subscription } = await liveSubscriptionOf(userId)
    if (!account.suspensionPausedId) return
    const user = await users.get({ id: userId }, { consistent: true })
    if (!user || user.status === 'suspended') return
    const ours = subscription?.id === account.suspensionPausedId && subscription.status === 'paused'
    if (ours && resumesWithoutCharge(subscription, now)) await resume(subscription, now)
    const { account: current } = await liveSubscriptionOf(userId)
    await commit(changeBillingAccount(current, { suspensionPausedId: undefined }))
  })
}
