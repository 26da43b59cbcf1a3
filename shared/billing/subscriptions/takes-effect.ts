import type { Plan } from '#shared/billing/plans/plan.ts'
import type { Subscription } from './subscription.ts'

/**
 * Returns when a change of plan takes effect: an upgrade as soon as it is paid or approved, a downgrade with
 * the end of the period. PayPal bills another period from its next turn on, so the same membership for
 * another period waits for that.
 */
export function takesEffect(
  { paymentProvider, planType }: Pick<Subscription, 'paymentProvider' | 'planType'>,
  { type }: Pick<Plan, 'type'>,
  direction: 'upgrade' | 'downgrade',
): 'now' | 'period_end' {
  const sameAtPaypal = paymentProvider === 'paypal' && type === planType
  return direction === 'upgrade' && !sameAtPaypal ? 'now' : 'period_end'
}
