import { eachRow } from '#core/platform/jobs/each-row.ts'
import { eachUnfinishedDay } from '#core/platform/jobs/job-progress.ts'
import { log } from '#core/platform/log/log.ts'
import { users } from '#core/platform/users/users.ts'
import { longestPauseDays } from '#shared/billing/subscriptions/subscription-rules.ts'
import { AppError } from '#shared/errors.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { resume } from './resume.ts'
import { type StoredSubscription, subscriptions, subscriptionsResumingOn } from './subscriptions.ts'

const job = 'resume_paused_subscriptions'

/** Lets the subscriptions go on whose pause is over. */
export async function resumePausedSubscriptions(now: string): Promise<{ resumed: number }> {
  const today = now.slice(0, 10)
  let resumed = 0
  await eachUnfinishedDay(
    job,
    { throughOn: today, finishesOn: addDays(today, -1), mostDaysBack: longestPauseDays },
    async (day) => {
      const count = await eachRow(
        job,
        (cursor) =>
          subscriptions.list({ index: 'gsi2', pk: subscriptionsResumingOn(day), limit: 100, cursor }),
        (row) => resumeDue(row, now),
      )
      resumed += count.done
      return count
    },
  )
  return { resumed }
}

async function resumeDue(row: StoredSubscription, now: string): Promise<boolean> {
  const subscription = await subscriptions.get(row, { consistent: true })
  const isDue = subscription?.status === 'paused' && subscription.resumeAt && subscription.resumeAt <= now
  if (!isDue) return false
  // A member who is kept out is not charged: the subscription stays paused until they resume it themselves.
  const user = await users.get({ id: subscription.userId })
  if (user?.status === 'suspended') return false
  try {
    await resume(subscription, now)
    return true
  } catch (error) {
    // The member learns about it with the invoice; the subscription stays paused until it is paid.
    if (!(error instanceof AppError) || error.code !== 'payment_declined') throw error
    log.warn('subscription.not_resumed', { subscriptionId: subscription.id })
    return false
  }
}
