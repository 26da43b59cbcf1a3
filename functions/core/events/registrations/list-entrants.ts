import { getMany } from '#core/platform/db/get-many.ts'
import type { Row } from '#core/platform/projections/row.ts'
import { users } from '#core/platform/users/users.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import type { listEntrants as contract } from '#shared/events/registrations/contract.ts'
import { enteredVehicles } from '#shared/events/registrations/entered-vehicles.ts'
import type { AnswerOf, QueryOf } from '#shared/platform/http/route.ts'
import { enteredEvent } from './open-event.ts'
import { registrations, type StoredRegistration, statusPartition } from './registrations.ts'

/** The entrants by number: only those who allow it, with their first name and one initial. */
export async function listEntrants(
  eventId: string,
  { limit, cursor, classKey }: QueryOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  await enteredEvent(eventId)
  const page = await registrations.list({
    index: 'gsi2',
    pk: statusPartition(eventId as `evt_${string}`, 'confirmed'),
    limit,
    cursor,
  })
  const shown = page.items.filter(
    ({ isListed, number, entries }) =>
      isListed && number !== undefined && (!classKey || classesOf(entries).includes(classKey)),
  )
  const names = await namesOf(shown)
  return {
    items: shown.flatMap((registration) => {
      const { number, entries, userId, guest } = registration
      const name = userId ? names.get(userId) : guest && shortName(...splitName(guest.name))
      if (number === undefined || !name) return []
      return [{ number, name, classKeys: classesOf(entries), ...enteredVehicles(registration) }]
    }),
    ...(page.nextCursor && { nextCursor: page.nextCursor }),
  }
}

const splitName = (name: string): [string, string] => {
  const [first = '', ...rest] = name.split(' ')
  return [first, rest.at(-1) ?? '']
}

const shortName = (first: string, last: string) => {
  const [initial] = last
  return initial ? `${first} ${initial}.` : first
}

/** Members who are gone are not shown. */
async function namesOf(of: readonly StoredRegistration[]): Promise<Map<string, string>> {
  const ids = [...new Set(of.flatMap(({ userId }) => userId ?? []))]
  const rows = await getMany(ids.map((id) => users.key({ id })))
  return new Map(
    rows.map((row) => {
      const { id, firstName, lastName } = users.read(row as Row)
      return [id, shortName(firstName, lastName)]
    }),
  )
}
