import { rulesOf } from '#core/competitions/competitions/class-at.ts'
import { readRevision } from '#core/competitions/competitions/class-revisions.ts'
import { competitionClasses } from '#core/competitions/competitions/competition-classes.ts'
import { withClaims } from '#core/competitions/competitions/with-claims.ts'
import { events } from '#core/events/events/events.ts'
import { registrations } from '#core/events/registrations/registrations.ts'
import { commit } from '#core/platform/db/commit.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import {
  classResult,
  hasResult,
  isSameResult,
} from '#shared/competitions/competition-results/class-result.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { resultIdOf } from '#shared/competitions/competition-results/result-id-of.ts'
import type { ClassRevision, PlacedEntry } from '#shared/competitions/competitions/class-revision.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { competitionResults } from './competition-results.ts'
import { supersede } from './result-revisions.ts'

type Named = Pick<CompetitionClass, 'eventId' | 'classKey'>

const mostWrites = 20

/**
 * Makes the results of a class what its current revision says: written, changed or gone, a chunk at a time. Each chunk
 * holds only while the class is as it was read, so what comes late, again or out of order writes nothing else.
 */
export const writeClassResults = (named: Named, once: () => Write, now: string): Promise<void> =>
  untilUnchanged(
    async () => {
      const of = await competitionClasses.get(named, { consistent: true })
      if (!of || of.revision === 0) return
      const unchanged = competitionClasses.check(named, { version: of.version })
      for (const chunk of chunksOf(await changes(of, now))) await commit(unchanged, ...chunk)
      await commit(unchanged, once(), announce('results.written', { ...named, revision: of.revision }, now))
    },
    { crowd: true },
  )

/** The writes that bring each result to its target: they belong together. */
async function changes(of: CompetitionClass, now: string): Promise<Write[][]> {
  const [event, all] = await Promise.all([
    events.get({ id: of.eventId }, { consistent: true }),
    revisionsOf(of),
  ])
  const revision = all.find((one) => one.revision === of.revision)
  const pin = revision?.rulebook ?? of.rulebook
  const rules = pin && (await rulesOf(pin, of.classKey))
  if (!event?.startsOn || !revision || !rules) return []
  const entries = await withClaims(entriesOf(all, revision))
  const [before, personOf] = await Promise.all([resultsOf(entries), peopleOf(of, entries)])
  const seasonId = event.seasons?.[0]?.seasonId
  const at = {
    of,
    revision,
    event: { leagueId: rules.leagueId, ...(seasonId && { seasonId }), eventOn: event.startsOn },
  }
  return entries.flatMap((entry) => {
    const had = before.get(resultIdOf(entry.entryId))
    const isThere = revision.entries.some(({ entryId }) => entryId === entry.entryId)
    const { state, ...who } = personOf(entry)
    const next = isThere ? classResult({ ...entry, ...who }, { ...at, state }, had, now) : undefined
    if (!next) return had ? [[competitionResults.delete(had), ...kept(had, now)]] : []
    if (!had) return [[competitionResults.put(next, { absent: true })]]
    if (isSameResult(had, next)) return []
    return [
      [
        competitionResults.put(next, { version: had.version }),
        ...(had.revision < next.revision ? kept(had, now) : []),
      ],
    ]
  })
}

/** Earlier values stay among the revisions of their result. */
const kept = (had: CompetitionResult, now: string): Write[] =>
  had.status === 'verified' ? [supersede(had, now)] : []

/** Everyone who ever had a place: people who lose their place lose their result, too. */
function entriesOf(all: readonly ClassRevision[], current: ClassRevision): PlacedEntry[] {
  const found = new Map<string, PlacedEntry>()
  for (const { entries } of [...all, current])
    for (const entry of entries)
      if (hasResult(entry) || found.has(entry.entryId)) found.set(entry.entryId, entry)
  return [...found.values()]
}

async function revisionsOf({ eventId, classKey, revision }: CompetitionClass): Promise<ClassRevision[]> {
  const numbers = Array.from({ length: revision }, (_, at) => at + 1)
  const read = await Promise.all(numbers.map((one) => readRevision({ eventId, classKey, revision: one })))
  return read.flatMap((one) => one ?? [])
}

async function resultsOf(entries: readonly PlacedEntry[]): Promise<Map<string, CompetitionResult>> {
  const rows = await getMany(
    entries.map(({ entryId }) => competitionResults.key({ id: resultIdOf(entryId) })),
    { consistent: true },
  )
  return new Map(rows.map((row) => competitionResults.read(row)).map((one) => [one.id, one]))
}

type Person = { competitorId?: PlacedEntry['competitorId']; state: string | undefined }

/**
 * Returns the people who competed: members who have left have no name, and the home state comes from the
 * profile or the desk.
 */
async function peopleOf(
  { eventId }: CompetitionClass,
  entries: readonly PlacedEntry[],
): Promise<(entry: PlacedEntry) => Person> {
  const guests = entries.filter(({ competitorId }) => !competitorId)
  const [members, rows] = await Promise.all([
    usersById(entries.flatMap(({ competitorId }) => competitorId ?? [])),
    getMany(
      [...new Set(guests.map(({ registrationId }) => registrationId))].map((id) =>
        registrations.key({ eventId, id }),
      ),
    ),
  ])
  const entered = new Map(rows.map((row) => registrations.read(row)).map((one) => [one.id as string, one]))
  return ({ competitorId, registrationId }) => {
    if (!competitorId) return { state: entered.get(registrationId)?.guest?.state || undefined }
    const member = members.get(competitorId)
    return {
      competitorId: member ? competitorId : (goneOwnerId as typeof competitorId),
      state: member?.state || undefined,
    }
  }
}

function* chunksOf(changes: readonly Write[][]): Generator<Write[]> {
  let chunk: Write[] = []
  for (const writes of changes) {
    if (chunk.length + writes.length > mostWrites) {
      yield chunk
      chunk = []
    }
    chunk.push(...writes)
  }
  if (chunk.length > 0) yield chunk
}
