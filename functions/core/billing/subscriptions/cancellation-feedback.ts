import type Stripe from 'stripe'
import type { CancellationReason } from '#shared/billing/subscriptions/subscription.ts'

type Feedback = Exclude<Stripe.SubscriptionUpdateParams.CancellationDetails['feedback'], '' | undefined>

const feedbackOf: Record<CancellationReason, Feedback> = {
  too_expensive: 'too_expensive',
  not_using: 'unused',
  missing_features: 'missing_features',
  found_alternative: 'switched_service',
  temporary: 'other',
  other: 'other',
}

/** A reason as the provider keeps it. If Stripe has no word for it, ours is the first one of the comment. */
export function cancellationDetails(reason: CancellationReason, comment: string | undefined) {
  const feedback = feedbackOf[reason]
  const words = [feedback === 'other' ? reason : '', comment ?? '']
  return { feedback, comment: words.filter(Boolean).join(': ') }
}

const reasons = Object.keys(feedbackOf) as CancellationReason[]

/** Returns why it ends according to the provider: our reason if a member gave one, or the provider’s own. */
export function cancellationReasonOf({
  cancellation_details: details,
}: Pick<Stripe.Subscription, 'cancellation_details'>): string | undefined {
  if (!details?.feedback)
    return details?.reason === 'cancellation_requested' ? undefined : (details?.reason ?? undefined)
  const named = details.comment?.split(':')[0]
  return details.feedback === 'other'
    ? (reasons.find((reason) => reason === named) ?? 'other')
    : reasons.find((reason) => feedbackOf[reason] === details.feedback)
}
