import { classEntries } from '#core/events/class-entries/class-entries.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'
import type { Event } from '#shared/events/events/event.ts'
import { newId } from '#shared/ids.ts'
import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import { liveEvent } from './desk.ts'
import { anOrganizer, someClass } from './events.ts'
import { putLeague, putRulebook } from './leagues.ts'
import { daily } from './registrations.ts'

/** Classes of the demo’s rules: S1 is measured in two runs, SQ1 judged by three sheets, IN1 by two. */
export const judgedClasses = ['S1', 'S2', 'SQ1', 'IN1'] as const

export type JudgedEvent = {
  event: Event
  rulebook: Rulebook
  organizer: Awaited<ReturnType<typeof anOrganizer>>
}

/** An event that began an hour ago, whose classes are judged by a rulebook. */
export async function putJudgedEvent(url: string, more: Partial<Event> = {}): Promise<JudgedEvent> {
  const { id: leagueId } = await putLeague()
  const rulebook = await putRulebook(leagueId, { status: 'published' })
  const organizer = await anOrganizer(url)
  const event = await liveEvent(
    organizer.userId,
    { classes: judgedClasses.map((key) => someClass(key)) },
    { rulebook: { rulebookId: rulebook.id, versionNo: rulebook.versionNo }, ...more },
  )
  return { event, rulebook, organizer }
}

/** An entry in a class, as its registration would have it: of a guest, unless it is said whose. */
export async function putClassEntry(
  { id: eventId }: Pick<Event, 'id'>,
  classKey: string,
  number: number,
  more: Partial<ClassEntry> = {},
): Promise<ClassEntry> {
  const now = new Date().toISOString()
  const entry: ClassEntry = {
    eventId,
    classKey,
    entryId: newId('ent', now),
    registrationId: newId('reg', now),
    ...(more.userId ? {} : { guestName: `Guest ${number}` }),
    number,
    vehicle: daily as ClassEntry['vehicle'],
    status: 'in',
    isCheckedIn: true,
    enteredAt: now,
    version: 1,
    ...more,
  }
  await commit(classEntries.put(entry, { absent: true }))
  return entry
}
