import { isRunning } from './is-running.ts'
import type { Subscription } from './subscription.ts'

export type SubscriptionChange =
  | 'activated'
  | 'plan_changed'
  | 'downgrade_scheduled'
  | 'downgrade_dropped'
  | 'cancellation_scheduled'
  | 'cancellation_dropped'
  | 'ended'
  | 'paused'
  | 'resumed'
  | 'lapsed'
  | 'place_unknown'

/** The name under which a notification of a change says what has happened. */
export const eventOf = (change: SubscriptionChange) => `subscription.${change}` as const
export const eventsOf = (...changes: SubscriptionChange[]) => changes.map(eventOf)

type State = Pick<
  Subscription,
  'status' | 'planId' | 'cancelAtPeriodEnd' | 'scheduledPlan' | 'paidPlanName' | 'taxation'
>

/** Returns the changes a member wants to know about when a subscription goes from one state to another. */
export function subscriptionChanges(before: State, after: State): SubscriptionChange[] {
  if (after.status === 'cancelled')
    // An unpaid subscription has not begun.
    return before.status === 'cancelled' || before.status === 'incomplete' ? [] : ['ended']
  const changes: SubscriptionChange[] = []
  if (before.status === 'incomplete' && isRunning(after)) changes.push('activated')
  if (before.status === 'paused' && isRunning(after)) changes.push('resumed')
  if (before.status !== 'paused' && after.status === 'paused') changes.push('paused')
  if (before.status !== 'unpaid' && after.status === 'unpaid') changes.push('lapsed')
  if (before.taxation !== 'place_unknown' && after.taxation === 'place_unknown') changes.push('place_unknown')
  // A cancellation that takes back what was not paid yet is one piece of news.
  const goesBack = after.cancelAtPeriodEnd && before.paidPlanName !== undefined && !after.paidPlanName
  if (before.planId !== after.planId && isRunning(before) && !goesBack) changes.push('plan_changed')
  // A subscription that ends instead drops its scheduled plan.
  else if (before.scheduledPlan && !after.scheduledPlan && !after.cancelAtPeriodEnd)
    changes.push('downgrade_dropped')
  if (after.scheduledPlan && after.scheduledPlan.planId !== before.scheduledPlan?.planId)
    changes.push('downgrade_scheduled')
  if (!before.cancelAtPeriodEnd && after.cancelAtPeriodEnd) changes.push('cancellation_scheduled')
  if (before.cancelAtPeriodEnd && !after.cancelAtPeriodEnd) changes.push('cancellation_dropped')
  return changes
}
