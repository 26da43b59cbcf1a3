import { shownRegistration } from '#core/events/registrations/own-registration.ts'
import { paymentsOf } from '#core/events/registrations/payments-of.ts'
import type { StoredRegistration } from '#core/events/registrations/registrations.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { Row } from '#core/platform/projections/row.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import type { DeskRegistration } from '#shared/competitions/desk/contract.ts'
import { cashToGiveBack } from '#shared/events/registrations/cash-to-give-back.ts'
import { missingOf } from '#shared/events/registrations/missing-of.ts'
import { isLive } from '#shared/events/registrations/registration.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import type { Desk } from './desk-of.ts'

export type People = ReadonlyMap<string, StoredUser>

/** The members of some registrations, by their ids; those who have left are missing. */
export async function peopleOf(userIds: readonly (string | undefined)[]): Promise<People> {
  const ids = [...new Set(userIds.flatMap((id) => id ?? []))]
  const rows = await getMany(ids.map((id) => users.key({ id })))
  return new Map(
    rows.map((row) => {
      const user = users.read(row as Row)
      return [user.id, user]
    }),
  )
}

export function nameOf(
  { userId, guest }: Pick<StoredRegistration, 'userId' | 'guest'>,
  people: People,
): string {
  if (guest) return guest.name
  const user = userId && people.get(userId)
  return user ? publicName(user) : 'Former member'
}

/** The member of a registration, and those who paid for it in cash. */
export const peopleIn = (registration: StoredRegistration): string[] => [
  ...(registration.userId ? [registration.userId] : []),
  ...cashPayers(registration),
]

/** Returns the other people who get cash back, because they paid it before the entry was handed over. */
const cashPayers = (registration: StoredRegistration): string[] =>
  paymentsOf(registration).flatMap(({ payerId, method, refundedCents }) =>
    payerId && payerId !== registration.userId && method === 'cash' && refundedCents > 0 ? [payerId] : [],
  )

/** The names of those, where cash is still to be given back. */
export function cashBackTo(registration: StoredRegistration, people: People): string | undefined {
  if (cashToGiveBack(registration.pay) === 0) return undefined
  const names = cashPayers(registration).map((userId) =>
    nameOf({ userId: userId as StoredRegistration['userId'] }, people),
  )
  return names.length > 0 ? [...new Set(names)].join(' and ') : undefined
}

/** A registration as the desk sees it. How to reach someone, and what they answered, is for organizers. */
export function deskRegistration(
  registration: StoredRegistration,
  people: People,
  { event, role }: Desk,
): DeskRegistration {
  const shown = shownRegistration(registration)
  const name = nameOf(registration, people)
  const backTo = cashBackTo(registration, people)
  const missing = isLive(registration) ? missingOf(event, registration) : undefined
  const more = { name, ...(backTo && { cashBackTo: backTo }), ...(missing && { missing }) }
  if (role === 'desk') {
    const { guest: _, ...rest } = shown
    return { ...rest, answers: {}, ...more }
  }
  const email = registration.guest?.email ?? (registration.userId && people.get(registration.userId)?.email)
  return { ...shown, ...more, ...(email && { email }) }
}

/** The same with the name looked up. */
export async function readDeskRegistration(
  registration: StoredRegistration,
  desk: Desk,
): Promise<DeskRegistration> {
  return deskRegistration(registration, await peopleOf(peopleIn(registration)), desk)
}
