import type Stripe from 'stripe'
import type { CancellationReason } from '#shared/subscriptions/subscription.ts'

type Feedback = Exclude<Stripe.SubscriptionUpdateParams.CancellationDetails['feedback'], '' | undefined>

const feedbackOf: Record<CancellationReason, Feedback> = {
  too_expensive: 'too_expensive',
  not_using: 'unused',
  missing_features: 'missing_features',
  found_alternative: 'switched_service',
  temporary: 'other',
  other: 'other',
}

/** Stripe has no word for a break; it is the first word of the comment. */
const aBreak = 'temporary'

/** A reason as the provider keeps it. */
export function cancellationDetails(reason: CancellationReason, comment: string | undefined) {
  const words = [reason === 'temporary' ? aBreak : '', comment ?? ''].filter(Boolean)
  return { feedback: feedbackOf[reason], comment: words.join(': ') }
}

/** Why it ends as the provider has it: our reason for one that a member gave, or the provider’s own. */
export function cancellationReasonOf({
  cancellation_details: details,
}: Pick<Stripe.Subscription, 'cancellation_details'>): string | undefined {
  if (!details?.feedback)
    return details?.reason === 'cancellation_requested' ? undefined : (details?.reason ?? undefined)
  if (details.feedback === 'other' && details.comment?.split(':')[0] === aBreak) return 'temporary'
  const reasons = Object.keys(feedbackOf) as CancellationReason[]
  return reasons.find((reason) => reason !== 'temporary' && feedbackOf[reason] === details.feedback)
}
