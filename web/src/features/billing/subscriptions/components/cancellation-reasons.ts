import type { CancellationReason } from '#shared/billing/subscriptions/subscription.ts'

/** The names of the reasons, in the order they are offered. */
export const cancellationReasons: Record<CancellationReason, string> = {
  too_expensive: 'It’s too expensive',
  not_using: 'I don’t use it enough',
  missing_features: 'Something I need is missing',
  found_alternative: 'I found an alternative',
  temporary: 'I just need a break',
  other: 'Another reason',
}
