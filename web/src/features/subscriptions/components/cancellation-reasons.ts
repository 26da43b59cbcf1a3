import type { CancellationReason } from '#shared/subscriptions/subscription.ts'

/** What the reasons are called, in the order they are offered. */
export const cancellationReasons: Record<CancellationReason, string> = {
  too_expensive: 'It is too expensive',
  not_using: 'I am not using it enough',
  missing_features: 'Something I need is missing',
  found_alternative: 'I found an alternative',
  temporary: 'I only need a break',
  other: 'Another reason',
}
