import {
  registrations,
  type StoredRegistration,
  statusPartition,
} from '#core/events/registrations/registrations.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { invalidCursor } from '#core/platform/db/cursor.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import type { listRegistrations as contract, DeskRegistration } from '#shared/competitions/desk/contract.ts'
import { matchesDeskSearch } from '#shared/competitions/desk/matches-desk-search.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import type { RegistrationStatus } from '#shared/events/registrations/registration.ts'
import type { Page } from '#shared/platform/http/page.ts'
import type { QueryOf } from '#shared/platform/http/route.ts'
import { type Desk, deskOf } from './desk-of.ts'
import { deskRegistration, nameOf, type People, peopleIn, peopleOf } from './desk-registration.ts'
import { inLineOf, readLine } from './line-at-desk.ts'

/** An event holds 2,000 people; a search through all of them reads at most this many pages. */
const mostReads = 25

/** Someone whom the desk looks for may be here without a place: they can be admitted. */
const searched = ['confirmed', 'waiting', 'offered'] as const
const separator = '.'

/** Lists the registrations by state and number. A filter searches a limited number of pages. */
export async function listRegistrations(
  actor: Actor,
  eventId: string,
  { status, classKey, q, limit, cursor: from }: QueryOf<typeof contract>,
  now: string,
): Promise<Page<DeskRegistration>> {
  const { event, role } = await deskOf(actor, eventId)
  const states: readonly RegistrationStatus[] = status ? [status] : q ? searched : ['confirmed']
  const items: StoredRegistration[] = []
  const people = new Map<string, StoredUser>()
  let { at, cursor } = startOf(states, from)
  let isMore = true
  for (let read = 0; read < mostReads && isMore && items.length < limit; read++) {
    const page = await registrations.list({
      index: 'gsi2',
      pk: statusPartition(event.id, states[at] ?? 'confirmed'),
      limit: limit - items.length,
      cursor,
    })
    for (const [id, user] of await peopleOf(page.items.flatMap(peopleIn))) people.set(id, user)
    items.push(
      ...page.items.filter(
        (registration) =>
          (!classKey || classesOf(registration.entries).includes(classKey)) &&
          (!q || matchesDeskSearch({ ...registration, name: nameOf(registration, people) }, q)),
      ),
    )
    cursor = page.nextCursor
    if (!cursor) at++
    isMore = at < states.length
  }
  return {
    items: await shownAtDesk(items, { event, role, people }, now),
    ...(isMore && { nextCursor: states.length === 1 ? cursor : `${at}${separator}${cursor ?? ''}` }),
  }
}

/** A search goes through several states: its cursor begins with the one it has come to. */
function startOf(
  states: readonly RegistrationStatus[],
  from: string | undefined,
): { at: number; cursor: string | undefined } {
  if (states.length === 1 || from === undefined) return { at: 0, cursor: from }
  const [state = '', ...rest] = from.split(separator)
  const at = /^\d$/.test(state) ? Number(state) : states.length
  if (at >= states.length) throw invalidCursor()
  return { at, cursor: rest.join(separator) || undefined }
}

type Shown = Desk & { people: People }

/** The same as the desk sees them, with the place in line of those who wait. */
async function shownAtDesk(
  items: readonly StoredRegistration[],
  { event, role, people }: Shown,
  now: string,
): Promise<DeskRegistration[]> {
  const line = items.some(({ status }) => status === 'waiting') ? await readLine(event.id) : undefined
  return Promise.all(
    items.map(async (one) => {
      const inLine = line && (await inLineOf(one, event, line, now))
      return { ...deskRegistration(one, people, { event, role }), ...(inLine && { inLine }) }
    }),
  )
}
