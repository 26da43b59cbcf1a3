import {
  registrations,
  type StoredRegistration,
  statusPartition,
} from '#core/events/registrations/registrations.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { listRegistrations as contract, DeskRegistration } from '#shared/competitions/desk/contract.ts'
import { matchesDeskSearch } from '#shared/competitions/desk/matches-desk-search.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import type { Page } from '#shared/platform/http/page.ts'
import type { QueryOf } from '#shared/platform/http/route.ts'
import { deskOf } from './desk-of.ts'
import { deskRegistration, nameOf, peopleIn, peopleOf } from './desk-registration.ts'

/** An event holds 2,000 people; a search through all of them reads at most this many pages. */
const mostReads = 25

/** Lists the registrations of one state by number. A filter searches a limited number of pages. */
export async function listRegistrations(
  actor: Actor,
  eventId: string,
  { status, classKey, q, limit, cursor: from }: QueryOf<typeof contract>,
): Promise<Page<DeskRegistration>> {
  const { event, role } = await deskOf(actor, eventId)
  const items: DeskRegistration[] = []
  let cursor = from
  for (let read = 0; read < mostReads; read++) {
    const page = await registrations.list({
      index: 'gsi2',
      pk: statusPartition(event.id, status),
      limit: limit - items.length,
      cursor,
    })
    const people = await peopleOf(page.items.flatMap(peopleIn))
    const isMeant = (registration: StoredRegistration) =>
      (!classKey || classesOf(registration.entries).includes(classKey)) &&
      (!q || matchesDeskSearch({ ...registration, name: nameOf(registration, people) }, q))
    items.push(...page.items.filter(isMeant).map((one) => deskRegistration(one, people, role)))
    cursor = page.nextCursor
    if (!cursor || items.length >= limit) break
  }
  return { items, ...(cursor && { nextCursor: cursor }) }
}
