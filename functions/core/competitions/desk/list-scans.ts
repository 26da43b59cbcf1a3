import { registrations, type StoredRegistration } from '#core/events/registrations/registrations.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { Row } from '#core/platform/projections/row.ts'
import type { listScans as contract, Scan } from '#shared/competitions/desk/gate-contract.ts'
import type { Page } from '#shared/platform/http/page.ts'
import type { QueryOf } from '#shared/platform/http/route.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import { deskOf } from './desk-of.ts'
import { nameOf, peopleOf } from './desk-registration.ts'
import { type StoredScan, scans, scansOf } from './scans.ts'

/** Lists the scans at the gates, latest first, with current names. */
export async function listScans(
  actor: Actor,
  eventId: string,
  { limit, cursor }: QueryOf<typeof contract>,
): Promise<Page<Scan>> {
  await deskOf(actor, eventId)
  const page = await scans.list({ index: 'gsi1', pk: scansOf(eventId), limit, cursor, newestFirst: true })
  const scanned = await registrationsOf(eventId, page.items)
  const people = await peopleOf([
    ...page.items.map(({ by }) => by),
    ...[...scanned.values()].map(({ userId }) => userId),
  ])
  return {
    items: page.items.map(({ eventId: _event, by, sentence: _sentence, version: _version, ...scan }) => {
      const registration = scan.registrationId && scanned.get(scan.registrationId)
      const operator = people.get(by)
      return {
        ...scan,
        byName: operator ? publicName(operator) : 'Former member',
        ...(registration && { name: nameOf(registration, people) }),
        ...(registration && registration.number !== undefined && { number: registration.number }),
      }
    }),
    ...(page.nextCursor && { nextCursor: page.nextCursor }),
  }
}

async function registrationsOf(
  eventId: string,
  of: readonly StoredScan[],
): Promise<Map<string, StoredRegistration>> {
  const ids = [...new Set(of.flatMap(({ registrationId }) => registrationId ?? []))]
  const rows = await getMany(ids.map((id) => registrations.key({ eventId, id })))
  return new Map(
    rows.map((row) => {
      const registration = registrations.read(row as Row)
      return [registration.id, registration]
    }),
  )
}
