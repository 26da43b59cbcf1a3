import { poolsOf } from '#core/events/event-places/pools.ts'
import type { Event, WholeEvent } from '#shared/events/events/event.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { missingOf } from '#shared/events/registrations/missing-of.ts'
import { payUntil } from '#shared/events/registrations/pay-until.ts'
import { refundNow } from '#shared/events/registrations/refund-now.ts'
import { isLive, type Registration } from '#shared/events/registrations/registration.ts'
import { eventFor } from './event-for.ts'
import { lineOf } from './line-of.ts'
import { ticketText } from './new-ticket.ts'
import { isPaidByOther, ownLeftOf } from './payments-of.ts'
import { hasOpenPlace } from './places.ts'
import { pricedNow } from './priced-now.ts'
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
    due: _due,
    acceptedAt: _accepted,
    declaredConflicts: _conflicts,
    waiverAskedVersion: _asked,
    waiverAtDesk: _atDesk,
    handingTo: _to,
    ...shown
  } = registration
  return shown
}

/** A registration as its entrant sees it. `inLine`: of someone who is on the waitlist. */
export function ownRegistration(
  registration: StoredRegistration,
  event: WholeEvent,
  now: string,
  inLine: Pick<OwnRegistration, 'position' | 'line'> = {},
): OwnRegistration {
  const { change, handingTo } = registration
  const until = payUntil(registration, event)
  const own = eventFor(registration, event, now)
  const missing = isLive(registration) ? missingOf(event, registration) : undefined
  return {
    ...shownRegistration(registration),
    event: shownEvent(own),
    ...(change && { change: { price: change.price, dueCents: change.dueCents, until: change.until } }),
    ...(isPaidByOther(registration) && { isPaidByOther: true, ownLeftCents: ownLeftOf(registration) }),
    ...(registration.status === 'confirmed' && handingTo && { handingTo }),
    ...(registration.status === 'confirmed' && { ticket: ticketText(registration) }),
    ...(registration.status === 'waiting' && inLine),
    ...(until && { payUntil: until }),
    ...(missing && { missing }),
    refundNowCents: isLive(registration) ? refundNow(registration, own, now) : 0,
  }
}

/**
 * The same with the place in the waitlist, which is looked up where there is one. While a place is open to all, its
 * price is that of now.
 */
export async function readOwnRegistration(
  registration: StoredRegistration,
  event: WholeEvent,
  now: string,
): Promise<OwnRegistration> {
  if (registration.status !== 'waiting') return ownRegistration(registration, event, now)
  const [list, pools] = await Promise.all([
    waitingListOf(registration.eventId),
    poolsOf(registration.eventId),
  ])
  const at = list.findIndex(({ registrationId }) => registrationId === registration.id)
  const line = lineOf(event, hasOpenPlace(pools, classesOf(registration.entries)), now)
  const shown = line.state === 'open' ? await pricedNow(registration, event, now) : registration
  return ownRegistration(shown, event, now, { ...(at >= 0 && { position: at + 1 }), line })
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
  ...(event.removed && { isRemoved: true }),
  ...(event.freeWithdrawalUntilAt && { freeWithdrawalUntilAt: event.freeWithdrawalUntilAt }),
  ...(event.contactEmail && { contactEmail: event.contactEmail }),
  ...(event.contactPhone && { contactPhone: event.contactPhone }),
  ...(event.poster && { posterUrl: event.poster.url }),
})
