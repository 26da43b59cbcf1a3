import { classAt } from '#core/competitions/competitions/class-at.ts'
import { competitionClasses } from '#core/competitions/competitions/competition-classes.ts'
import { classEntries, entriesOf } from '#core/events/class-entries/class-entries.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { recordRun } from '#shared/competitions/runs/contract.ts'
import type { Run, RunFields } from '#shared/competitions/runs/run.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'
import type { EventStaff } from '#shared/events/event-staff/event-staff.ts'
import type { Event } from '#shared/events/events/event.ts'
import { newId } from '#shared/ids.ts'
import type { Client } from './client.ts'
import { freeEntry, liveEvent } from './desk.ts'
import { anOrganizer, putHelper, someClass } from './events.ts'
import { feedMember } from './feed-member.ts'
import { putLeague, putRulebook } from './leagues.ts'
import { enter, putVehicle } from './registrations.ts'
import { sharedCloud } from './shared-cloud.ts'

const { url } = sharedCloud()

export type Judged = { event: Event; eventId: Event['id']; organizer: { client: Client; userId: string } }

/** A live event whose classes are judged by the rules of the demo’s first league, or by others. */
export async function judgedEvent({
  classKeys = ['S1', 'SQ1'],
  rules = {},
  changes = {},
}: {
  classKeys?: readonly string[]
  rules?: Parameters<typeof putRulebook>[1]
  changes?: Partial<Event>
} = {}): Promise<Judged> {
  const { id: leagueId } = await putLeague()
  const { id: rulebookId, versionNo } = await putRulebook(leagueId, { status: 'published', ...rules })
  const organizer = await anOrganizer(url)
  const event = await liveEvent(
    organizer.userId,
    {
      ...freeEntry,
      payment: 'free',
      classes: classKeys.map((classKey) => someClass(classKey)),
      rulebook: { rulebookId, versionNo },
    },
    changes,
  )
  return { event, eventId: event.id, organizer }
}

/** A new member with a role at the event. */
export async function staffOf(
  eventId: Event['id'],
  role: EventStaff['role'],
  more: Partial<EventStaff> = {},
): Promise<{ client: Client; userId: string }> {
  const member = await feedMember(url)
  await putHelper(eventId, member.userId, { role, ...more })
  return member
}

export type Entered = ClassEntry & { client: Client; userId: NonNullable<ClassEntry['userId']> }

/** A new member with a vehicle in a class, listed there as the table stream does it. */
export async function entered(eventId: Event['id'], classKey = 'S1'): Promise<Entered> {
  const member = await feedMember(url)
  const { id: vehicleId } = await putVehicle(member.userId)
  const registration = await enter({ id: eventId }, member.userId, { entries: [{ classKey, vehicleId }] })
  const [entry] = entriesOf(registration)
  if (!entry) throw new Error('The entry has no class.')
  await commit(classEntries.derive(entry))
  return { ...entry, client: member.client, userId: member.userId as Entered['userId'] }
}

export const aRun = ({ entryId }: Pick<ClassEntry, 'entryId'>, more: Partial<RunFields> = {}): RunFields => {
  const now = new Date().toISOString()
  return {
    entryId,
    runNo: 1,
    measuredHundredths: 15_000,
    violations: [],
    measuredAt: now,
    deviceAt: now,
    ...more,
  }
}

export const newRunId = () => newId('run', new Date().toISOString())

type InClass = { eventId: Event['id']; classKey?: string }

export const inClass = ({ eventId, classKey = 'S1' }: InClass) => ({ params: { eventId, classKey } })

/** A run as a device sends it. */
export const sendRun = (
  client: Client,
  of: InClass,
  entry: Pick<ClassEntry, 'entryId'>,
  { runId = newRunId(), ...more }: Partial<RunFields> & { runId?: `run_${string}` } = {},
) => client.call(recordRun, { params: { ...inClass(of).params, runId }, body: aRun(entry, more) })

/** Puts a class directly into a later state. */
export async function putClass(
  { event, classKey = 'S1' }: { event: Event; classKey?: string },
  change: Partial<CompetitionClass>,
): Promise<CompetitionClass> {
  const { of, expect } = await classAt(event.id, classKey)
  const put: CompetitionClass = { ...of, ...change, version: of.version + 1 }
  await commit(competitionClasses.put(put, expect))
  return put
}

export const storedClass = async ({ eventId, classKey = 'S1' }: InClass) =>
  (await classAt(eventId, classKey)).of

/** An entrant who is alone in a class and has run. The class is in the given state. */
export async function ranAlone(judged: Judged, change: Partial<CompetitionClass> = {}) {
  const entry = await entered(judged.eventId)
  const { body: run } = await sendRun(judged.organizer.client, judged, entry)
  const of = await putClass(judged, { ...(await storedClass(judged)), ...change })
  return { entry, run: run as Run, of }
}
