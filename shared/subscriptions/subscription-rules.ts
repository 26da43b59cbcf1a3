import { AppError } from '#shared/errors.ts'
import type { Subscription } from './subscription.ts'

export const longestPauseDays = 90

const noActive = () => new AppError('not_found', 'no_active_subscription', 'No active subscription found')
const noPaused = () => new AppError('not_found', 'no_paused_subscription', 'No paused subscription found')

type Standing = Pick<Subscription, 'status' | 'cancelAtPeriodEnd' | 'paymentProvider'>

const runs = (subscription: Standing | undefined): subscription is Standing =>
  subscription?.status === 'active' || subscription?.status === 'past_due'

/** The web hides a button by the same rule by which the server refuses. */
export const mayCancel = (subscription: Standing | undefined) =>
  (runs(subscription) && !subscription.cancelAtPeriodEnd) || subscription?.status === 'paused'
export const mayPause = (subscription: Standing | undefined) =>
  subscription?.status === 'active' &&
  !subscription.cancelAtPeriodEnd &&
  subscription.paymentProvider !== 'manual'
export const mayResume = (subscription: Standing | undefined) => subscription?.status === 'paused'
/** A cancellation or a downgrade that waits for the end of the period can be taken back. */
export const mayKeep = (subscription: (Standing & Pick<Subscription, 'scheduledPlan'>) | undefined) =>
  runs(subscription) && (subscription.cancelAtPeriodEnd || subscription.scheduledPlan !== undefined)
export const mayChangePlan = (subscription: Standing | undefined) =>
  subscription?.status === 'active' && subscription.paymentProvider !== 'manual'

export function assertRunning(subscription: Subscription | undefined): asserts subscription is Subscription {
  if (!runs(subscription)) throw noActive()
}

export function assertPaused(subscription: Subscription | undefined): asserts subscription is Subscription {
  if (!mayResume(subscription)) throw noPaused()
}

export { noActive as noActiveSubscription }
