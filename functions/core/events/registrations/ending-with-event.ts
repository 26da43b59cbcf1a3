import { fullRefundOf } from '#shared/events/registrations/refund-of.ts'
import type { Ending } from './end-registration.ts'
import type { StoredRegistration } from './registrations.ts'

/** How a registration ends with its event: all that was paid goes back. */
export const endingWithEvent = ({ pay }: Pick<StoredRegistration, 'pay'>): Ending => ({
  as: 'cancelled',
  refundCents: fullRefundOf(pay),
  reason: 'The event was cancelled',
  withEvent: true,
})
