import type { PaypalProblem } from '#core/billing/paypal/paypal-problem.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import { planChangeRefusal } from '#shared/billing/subscriptions/plan-change-refusal.ts'
import { AppError } from '#shared/errors.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'

/**
 * Tells a member what to do when PayPal refuses another plan: the sentence for their state, or the advice to
 * end the subscription.
 */
export function reviseRefusal(
  { issue }: PaypalProblem,
  { planName, currentPeriodEndAt, ...standing }: StoredSubscription,
  wanted: string,
): AppError {
  const refusal = planChangeRefusal({ planName, currentPeriodEndAt, ...standing })
  if (refusal) return new AppError('unprocessable', 'plan_not_offered', refusal.sentence)
  const why =
    issue === 'PLAN_PRODUCT_NOT_COMPATIBLE'
      ? 'PayPal cannot change a subscription that was started for an earlier product.'
      : issue === 'USER_ACCOUNT_CLOSED'
        ? 'Your PayPal account is closed.'
        : 'PayPal does not allow this change.'
  return new AppError(
    'unprocessable',
    'plan_not_offered',
    `${why} Cancel your subscription instead: you keep ${planName} until ${utcDay(currentPeriodEndAt)}. After that day, you can choose ${wanted}, with PayPal or a card.`,
  )
}
