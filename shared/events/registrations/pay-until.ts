import { checkInOf } from '#shared/events/events/check-in-of.ts'
import type { Event } from '#shared/events/events/event.ts'
import type { Registration } from './registration.ts'

type Due = Pick<Registration, 'status' | 'pay'>
type Paying = Pick<Event, 'status' | 'payment' | 'startsAt' | 'endsAt' | 'checkInOpensAt' | 'checkInClosesAt'>

/**
 * Returns the time until which an entrant can pay online what is due for a confirmed entry: the end of check-in. Undefined
 * where nothing is due, or the event takes payment at the gate alone.
 */
export function payUntil({ status, pay }: Due, event: Paying): string | undefined {
  if (status !== 'confirmed' || pay.dueCents === 0 || event.status !== 'published') return undefined
  return event.payment === 'online' || event.payment === 'both' ? checkInOf(event).checkInClosesAt : undefined
}
