import { classActor } from '#core/competitions/competitions/class-roles.ts'
import { protests } from '#core/competitions/competitions/protests.ts'
import { nameOf, peopleOf } from '#core/competitions/desk/desk-registration.ts'
import { enteredEvent } from '#core/events/registrations/open-event.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { listProtests as contract, ProtestRow } from '#shared/competitions/protests/contract.ts'
import type { Protest } from '#shared/competitions/protests/protest.ts'
import type { QueryOf } from '#shared/platform/http/route.ts'
import { shownProtest } from './shown-protest.ts'

type Asked = QueryOf<typeof contract>

/** Protests with the names of those who filed them. */
export async function protestRows(items: readonly Protest[], now: string): Promise<ProtestRow[]> {
  const people = await peopleOf(items.map(({ by }) => by))
  return Promise.all(
    items.map(async (protest) => ({
      ...(await shownProtest(protest, now)),
      byName: nameOf({ userId: protest.by }, people),
    })),
  )
}

/** The protests of an event: all of a class for those who hold or judge it, one’s own for everyone else. */
export async function listProtests(
  actor: Pick<Actor, 'userId' | 'user'>,
  eventId: string,
  { classKey, limit, cursor }: Asked,
  now: string,
) {
  const event = await enteredEvent(eventId)
  const page = await protests.list({
    pk: `EVT#${eventId}`,
    prefix: classKey ? `PRO#${classKey}#` : 'PRO#',
    limit,
    cursor,
    consistent: true,
  })
  const leads = new Map<string, boolean>()
  for (const key of new Set(page.items.map((one) => one.classKey))) {
    const { roles } = await classActor(actor, event, key)
    leads.set(key, roles.includes('organizer') || roles.includes('head_judge'))
  }
  const seen = page.items.filter((one) => one.by === actor.userId || leads.get(one.classKey))
  return {
    items: await protestRows(seen, now),
    ...(page.nextCursor && { nextCursor: page.nextCursor }),
  }
}
