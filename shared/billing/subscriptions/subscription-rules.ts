import { AppError } from '#shared/errors.ts'
import { isRunning } from './is-running.ts'
import { planChangeRefusal } from './plan-change-refusal.ts'
import type { Subscription } from './subscription.ts'

export const longestPauseDays = 90

export const noActiveSubscription = () =>
  new AppError('not_found', 'no_active_subscription', 'No active subscription found')
const noPausedSubscription = () =>
  new AppError('not_found', 'no_paused_subscription', 'No paused subscription found')

type Standing = Pick<Subscription, 'status' | 'cancelAtPeriodEnd' | 'paymentProvider'>

const runs = (subscription: Standing | undefined): subscription is Standing =>
  subscription !== undefined && isRunning(subscription)

/** The web hides a button by the same rule by which the server refuses. */
export const mayCancel = (subscription: Standing | undefined) =>
  (runs(subscription) && !subscription.cancelAtPeriodEnd) ||
  subscription?.status === 'paused' ||
  subscription?.status === 'unpaid'
/** True if its provider collects money automatically. */
export const willCharge = ({ status, cancelAtPeriodEnd }: Pick<Standing, 'status' | 'cancelAtPeriodEnd'>) =>
  (status === 'active' || status === 'past_due') && !cancelAtPeriodEnd
/** PayPal counts from a billing that a pause would skip when another period or price begins with it. */
export const mayPause = (
  subscription: (Standing & Pick<Subscription, 'scheduledPlan' | 'paidPlanName'>) | undefined,
) =>
  subscription?.status === 'active' &&
  !subscription.cancelAtPeriodEnd &&
  !(subscription.paymentProvider === 'paypal' && (subscription.scheduledPlan || subscription.paidPlanName))
export const mayResume = (subscription: Standing | undefined) => subscription?.status === 'paused'
/**
 * True if a change that waits for the end of the period can be undone, other than a cancellation at PayPal.
 */
export const mayKeep = (subscription: (Standing & Pick<Subscription, 'scheduledPlan'>) | undefined) =>
  runs(subscription) &&
  (subscription.cancelAtPeriodEnd
    ? subscription.paymentProvider !== 'paypal'
    : subscription.scheduledPlan !== undefined)
export const mayChangePlan = (subscription: Parameters<typeof planChangeRefusal>[0]) =>
  planChangeRefusal(subscription) === undefined

const dayMs = 86_400_000

/** A pause that ends by itself ends in the future, and within 90 days. */
export function assertResumesInTime(resumeAt: string | undefined, now: string): void {
  if (resumeAt === undefined) return
  const rests = Date.parse(resumeAt) - Date.parse(now)
  if (rests <= 0)
    throw new AppError('invalid', 'validation_failed', 'resumeAt: Must be in the future', {
      errors: [{ path: 'body.resumeAt', message: 'Must be in the future' }],
    })
  if (rests > longestPauseDays * dayMs)
    throw new AppError(
      'unprocessable',
      'pause_too_long',
      `You can pause for at most ${longestPauseDays} days. Choose an earlier day.`,
    )
}

export function assertRunning(subscription: Subscription | undefined): asserts subscription is Subscription {
  if (!runs(subscription)) throw noActiveSubscription()
}

export function assertPaused(subscription: Subscription | undefined): asserts subscription is Subscription {
  if (!mayResume(subscription)) throw noPausedSubscription()
}
