import { calendarEntry } from '#core/events/events/event-calendar.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { isPaidBothWays } from '#shared/events/registrations/cash-of.ts'
import { onlineWay, onlineWayNames, refundedTo } from '#shared/events/registrations/online-way.ts'
import { calendarText } from '#shared/platform/calendar/calendar-text.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import type { Entrant } from './entrant.ts'
import { isPaidByOther, paymentsOf } from './payments-of.ts'
import { placeOf } from './place-of.ts'
import type { StoredRegistration } from './registrations.ts'

export const entriesPath = '/my-entries'

/** The values of every mail about an entry. */
export const aboutEntry = ({ event, user }: Pick<Entrant, 'event' | 'user'>) => ({
  firstName: user.firstName,
  eventTitle: event.title,
})

export const whenAndWhere = ({ startsAt, timeZone, venueName, city, state }: WholeEvent) => ({
  eventWhen: zonedTime(startsAt, timeZone),
  eventWhere: placeOf({ venueName, city, state }),
})

/**
 * Returns the entry mail programs put into a calendar, without the description, which is on the event’s page.
 */
export const calendarOf = (event: WholeEvent): string =>
  calendarText(event.title, [{ ...calendarEntry(event), description: '' }])

export function payLine(registration: StoredRegistration): string {
  const { pay } = registration
  if (pay.dueCents > 0) return `Pay ${dollars(pay.dueCents)} at the gate.`
  if (pay.paidCents === 0) return 'There is nothing to pay.'
  return isPaidByOther(registration) ? 'The entry is paid.' : `You paid ${dollars(pay.paidCents)}.`
}

export const entryDetails = (registration: StoredRegistration): string =>
  `${registration.number === undefined ? '' : `Your number is ${registration.number}. `}${payLine(registration)}`

const hasPaid = (registration: StoredRegistration): boolean =>
  paymentsOf(registration).some(({ payerId }) => payerId === registration.userId)

/** The refund, and how it goes back. */
export function refundLine(registration: StoredRegistration, refundCents: number): string {
  const { pay } = registration
  if (pay.paidCents > 0 && isPaidByOther(registration))
    return refundCents > 0
      ? `${dollars(refundCents)} is refunded ${hasPaid(registration) ? 'to the members who paid it, and you are one of them' : 'to the member who paid'}.`
      : 'None of the payment is refunded.'
  if (refundCents === 0)
    return pay.paidCents > 0
      ? 'None of what you paid is refunded.'
      : 'Nothing was paid, so there is nothing to refund.'
  if (isPaidBothWays(pay))
    return `You get ${dollars(refundCents)} back: what you paid by ${onlineWayNames[onlineWay(pay)]} to ${refundedTo(pay, 'your')}, and what you paid in cash from the organizer.`
  if (pay.method !== 'card') return `You get ${dollars(refundCents)} back from the organizer.`
  return onlineWay(pay) === 'card'
    ? `${dollars(refundCents)} is refunded to the card that paid. Your bank can take up to ten days to show it.`
    : `${dollars(refundCents)} is refunded to ${refundedTo(pay, 'your')}. It can take up to ten days to arrive.`
}
