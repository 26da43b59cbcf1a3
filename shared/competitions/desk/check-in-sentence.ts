import type { Registration } from '#shared/events/registrations/registration.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { zonedClock } from '#shared/platform/time/zoned-clock.ts'
import { standingOf } from './check-in-outcome.ts'

/** `9:14 AM` at the venue; everyone at the gate knows the zone. */
export const gateClock = (at: string, timeZone: string): string =>
  zonedClock(at, timeZone).split(' ').slice(0, 2).join(' ')

export const unpaidSentence = (dueCents: number): string => `Unpaid: take ${dollars(dueCents)}`

export const alreadySentence = ({ at, gate }: { at: string; gate: string }, timeZone: string): string =>
  `Already checked in at ${gateClock(at, timeZone)} at ${gate}`

/** Returns the flag for a person whom a device let in without the network. */
export const flaggedSentence = ({ status, pay }: Pick<Registration, 'status' | 'pay'>): string =>
  status === 'confirmed'
    ? `They were let in unpaid: ${dollars(pay.dueCents)} is still due`
    : `They were let in. ${standingOf(status)}`
