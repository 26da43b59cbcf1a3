import { mirrorKnownSubscription } from '#core/billing/subscriptions/mirror-known-subscription.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import {
  assertPaused,
  mayPause,
  noActiveSubscription,
} from '#shared/billing/subscriptions/subscription-rules.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

type Named = Pick<StoredSubscription, 'id' | 'userId'>

/** Pauses what no provider bills. A downgrade that was to follow is taken back, as it is at the providers. */
export function pauseManual(
  { id: subscriptionId, userId }: Named,
  resumeAt: string | undefined,
  now: string,
): Promise<StoredSubscription> {
  const ours = (current: StoredSubscription) => {
    if (!mayPause(current)) throw noActiveSubscription()
    return {
      status: 'paused' as const,
      pausedAt: now,
      resumeAt,
      originalPeriodEndAt: current.currentPeriodEndAt,
      scheduledPlan: undefined,
      pendingPlan: undefined,
    }
  }
  return mirrorKnownSubscription({ userId, subscriptionId, ours }, now)
}

/** Ends such a pause, which moves the end of the period by its own length. Resumed already, it stays as it is. */
export function resumeManual(
  { id: subscriptionId, userId }: Named,
  now: string,
): Promise<StoredSubscription> {
  const ours = (current: StoredSubscription) => {
    if (current.status === 'active') return {}
    assertPaused(current)
    const { pausedAt = now, originalPeriodEndAt = current.currentPeriodEndAt } = current
    const pauseDurationMs = Math.max(0, Date.parse(now) - Date.parse(pausedAt))
    return {
      status: 'active' as const,
      currentPeriodEndAt: addTime(originalPeriodEndAt, { seconds: pauseDurationMs / 1000 }),
      pausedAt: undefined,
      resumeAt: undefined,
      resumedAt: now,
      pauseDurationMs,
    }
  }
  return mirrorKnownSubscription({ userId, subscriptionId, ours }, now)
}
