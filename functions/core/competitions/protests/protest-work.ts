import { type ClassAt, classAt } from '#core/competitions/competitions/class-at.ts'
import { type ClassActor, classActor } from '#core/competitions/competitions/class-roles.ts'
import { protests } from '#core/competitions/competitions/protests.ts'
import { classEntriesOf } from '#core/events/class-entries/class-entries-of.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { Protest } from '#shared/competitions/protests/protest.ts'
import { AppError } from '#shared/errors.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'

export const protestNotFound = () => new AppError('not_found', 'protest_not_found', 'Protest not found')

/** A protest as it is now: its path does not name its class. */
export async function findProtest(eventId: string, protestId: string): Promise<Protest> {
  let cursor: string | undefined
  do {
    const page = await protests.list({
      pk: `EVT#${eventId}`,
      prefix: 'PRO#',
      limit: 100,
      cursor,
      consistent: true,
    })
    const found = page.items.find(({ id }) => id === protestId)
    if (found) return found
    cursor = page.nextCursor
  } while (cursor)
  throw protestNotFound()
}

/** A class of a protest, and what the caller is there. */
export async function protestWork(
  actor: Pick<Actor, 'userId' | 'user'>,
  { eventId, classKey }: Pick<Protest, 'eventId' | 'classKey'>,
): Promise<{ at: ClassAt; by: ClassActor; entries: ClassEntry[]; own: ClassEntry[] }> {
  const at = await classAt(eventId, classKey)
  const [by, entries] = await Promise.all([
    classActor(actor, at.event, classKey),
    classEntriesOf(eventId, classKey),
  ])
  return { at, by, entries, own: entries.filter(({ userId }) => userId === actor.userId) }
}
