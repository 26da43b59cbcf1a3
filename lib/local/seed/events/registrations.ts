import { transactions } from '#core/billing/transactions/transactions.ts'
import { claims } from '#core/events/registrations/enter-event.ts'
import { claimCode, claimRequest } from '#core/events/registrations/registration-claims.ts'
import { registrations, type StoredRegistration } from '#core/events/registrations/registrations.ts'
import { waitingPlaceOf, waitingPlaces } from '#core/events/registrations/waiting-places.ts'
import type { Write } from '#core/platform/db/write.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { isLive } from '#shared/events/registrations/registration.ts'
import { demoEntryMoney } from './demo-entry-money.ts'
import { demoEvents } from './demo-events.ts'
import { demoRegistrations } from './demo-registrations.ts'

const absent = { absent: true } as const

/** The entrants of the events, with what each may have, the waitlists, and the cash at the gates. */
export const seed = (now: string): Write[] => {
  const all = demoRegistrations(now)
  return [
    ...all.flatMap((registration) => [registrations.put(registration, absent), ...claimed(registration)]),
    ...all.flatMap(({ status, joinedAt, ...rest }) =>
      status === 'waiting' && joinedAt ? [waitingPlaces.put(waitingPlaceOf(rest, joinedAt), absent)] : [],
    ),
    ...demoEntryMoney(demoEvents(now), all).map((transaction) => transactions.put(transaction, absent)),
  ]
}

/** A past entry keeps its code alone, so that the gate knows the ticket. */
const claimed = (registration: StoredRegistration): Write[] => [
  ...(isLive(registration) ? claims(registration, undefined) : [claimCode(registration, registration.code)]),
  ...(registration.guest ? [claimRequest(registration, demoUserId(registration.id))] : []),
]
