import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CancellationReason } from '#shared/billing/subscriptions/subscription.ts'
import { cancellationDetails, cancellationReasonOf } from './cancellation-feedback.ts'

const kept = (details: ReturnType<typeof cancellationDetails>) =>
  ({
    cancellation_details: { ...details, feedback_option: null, reason: 'cancellation_requested' },
  }) as Parameters<typeof cancellationReasonOf>[0]

test('a reason comes back from the provider as it was given, whatever is said with it', () => {
  const comments = fc.option(fc.oneof(fc.string(), fc.constant('temporary: back soon')), { nil: undefined })
  fc.assert(
    fc.property(fc.constantFrom(...CancellationReason.options), comments, (reason, comment) => {
      expect(cancellationReasonOf(kept(cancellationDetails(reason, comment)))).toBe(reason)
    }),
  )
})

test('an end that no one asked for has the provider’s reason', () => {
  const ended = { feedback: null, comment: null, feedback_option: null }
  expect(cancellationReasonOf({ cancellation_details: { ...ended, reason: 'payment_failed' } })).toBe(
    'payment_failed',
  )
  expect(
    cancellationReasonOf({ cancellation_details: { ...ended, reason: 'cancellation_requested' } }),
  ).toBeUndefined()
  expect(cancellationReasonOf({ cancellation_details: null })).toBeUndefined()
})
