import type { Event, WholeEvent } from '#shared/events/events/event.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { refundNow } from '#shared/events/registrations/refund-now.ts'
import { isLive, type Registration } from '#shared/events/registrations/registration.ts'
import { ticketText } from './new-ticket.ts'
import { isPaidByOther, ownLeftOf } from './payments-of.ts'
import type { StoredRegistration } from './registrations.ts'
import { waitingListOf } from './waiting-places.ts'

/** A registration without what the server alone knows about it. */
export function shownRegistration(registration: StoredRegistration): Registration {
  const {
    eventStartsAt: _start,
    ticketKey: _key,
    intentId: _intent,
    refund: _refund,
    reminded: _reminded,
    cashBack: _cashBack,
    reason: _reason,
    payments: _payments,
    change: _change,
    declaredConflicts: _conflicts,
    ...shown
  } = registration
  return shown
}

/** A registration as its entrant sees it. `position`: of someone who is on the waiting list. */
export function ownRegistration(
  registration: StoredRegistration,
  event: WholeEvent,
  now: string,
  position?: number,
): OwnRegistration {
  const { change } = registration
  return {
    ...shownRegistration(registration),
    event: shownEvent(event),
    ...(change && { change: { price: change.price, dueCents: change.dueCents, until: change.until } }),
    ...(isPaidByOther(registration) && { isPaidByOther: true, ownLeftCents: ownLeftOf(registration) }),
    ...(registration.status === 'confirmed' && { ticket: ticketText(registration) }),
    ...(registration.status === 'waiting' && position !== undefined && { position }),
    refundNowCents: isLive(registration) ? refundNow(registration, event, now) : 0,
  }
}

/** The same with the place in the waiting list, which is looked up where there is one. */
export async function readOwnRegistration(
  registration: StoredRegistration,
  event: WholeEvent,
  now: string,
): Promise<OwnRegistration> {
  if (registration.status !== 'waiting') return ownRegistration(registration, event, now)
  const list = await waitingListOf(registration.eventId)
  const at = list.findIndex(({ registrationId }) => registrationId === registration.id)
  return ownRegistration(registration, event, now, at < 0 ? undefined : at + 1)
}

const shownEvent = (event: WholeEvent & Pick<Event, 'poster'>): OwnRegistration['event'] => ({
  id: event.id,
  title: event.title,
  venueName: event.venueName,
  city: event.city,
  state: event.state,
  timeZone: event.timeZone,
  startsAt: event.startsAt,
  endsAt: event.endsAt,
  entriesCloseAt: event.entriesCloseAt,
  status: event.status,
  ...(event.freeWithdrawalUntilAt && { freeWithdrawalUntilAt: event.freeWithdrawalUntilAt }),
  ...(event.contactEmail && { contactEmail: event.contactEmail }),
  ...(event.contactPhone && { contactPhone: event.contactPhone }),
  ...(event.poster && { posterUrl: event.poster.url }),
})
