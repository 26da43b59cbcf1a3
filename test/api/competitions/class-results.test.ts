import { expect, test } from 'vitest'
import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { resultRevisions } from '#core/competitions/competition-results/result-revisions.ts'
import { classRevisions } from '#core/competitions/competitions/class-revisions.ts'
import { competitionClasses } from '#core/competitions/competitions/competition-classes.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { listEventResults } from '#shared/competitions/competition-results/contract.ts'
import { resultIdOf } from '#shared/competitions/competition-results/result-id-of.ts'
import type { ClassRevision, PlacedEntry } from '#shared/competitions/competitions/class-revision.ts'
import type { ClassState, CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { newId } from '#shared/ids.ts'
import { rulebookIdOf } from '#shared/rules/rulebooks/rulebook-id-of.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { putPublished, someClass } from '#test/support/events.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { type ResultWorld, resultWorld } from '#test/support/results.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { vehicleFields } from '#test/support/vehicles.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const world = await resultWorld()
const now = await control.now()

const { notes: _, ...vehicle } = vehicleFields()

const placed = (hundredths: number, place: number, more: Partial<PlacedEntry> = {}): PlacedEntry => ({
  entryId: newId('ent', now),
  registrationId: newId('reg', now),
  vehicle,
  status: 'placed',
  place,
  isShared: false,
  score: { sumHundredths: hundredths, judges: 1 },
  isZero: hundredths === 0,
  ...more,
})

/** A class of an event of the season, whose places are published as they are said. */
async function judgedClass({ leagueId, seasonId, classKey }: ResultWorld) {
  const pin = { rulebookId: rulebookIdOf(leagueId), versionNo: 1 }
  const event = await putPublished(
    unknownAccount,
    { classes: [someClass(classKey)] },
    {
      rulebook: pin,
      seasons: [{ seasonId, multiplier: 2, rulebook: pin }],
      startsOn: '2026-05-01',
      endsOn: '2026-05-01',
    },
  )
  const named = { eventId: event.id, classKey }
  let of: CompetitionClass | undefined
  const write = async (state: ClassState, entries?: PlacedEntry[]) => {
    const revision = (of?.revision ?? 0) + (entries ? 1 : 0)
    const next: CompetitionClass = {
      ...named,
      rulebook: pin,
      runsAllowed: 2,
      judgeIds: [],
      excused: [],
      orderBy: 'number',
      order: [],
      absent: [],
      ties: [],
      amendments: [],
      recorded: 0,
      createdAt: now,
      ...of,
      state,
      revision,
      ...(state === 'verified' && { verification: { by: unknownAccount, at: now } }),
      updatedAt: now,
      version: (of?.version ?? 0) + 1,
    } as CompetitionClass
    const places: ClassRevision | undefined = entries && {
      ...named,
      revision,
      rulebook: pin,
      entries,
      by: unknownAccount,
      createdAt: now,
      version: 1,
    }
    await commit(
      competitionClasses.put(next, of ? { version: of.version } : { absent: true }),
      ...(places ? [classRevisions.put(places, { absent: true })] : []),
    )
    of = next
  }
  const facts = async (...names: ('class.published' | 'class.verified' | 'class.voided')[]) => {
    await commit(...names.map((name) => announce(name, { ...named, revision: of?.revision ?? 1 }, now)))
    await control.settle()
  }
  return { event, write, facts }
}

const resultOf = ({ entryId }: PlacedEntry) =>
  competitionResults.get({ id: resultIdOf(entryId) }, { consistent: true })
const shownOf = async (eventId: `evt_${string}`) =>
  (await visitor.call(listEventResults, { query: { eventId } })).body.items

test('the results of a class wait while it is provisional, count once it is verified and are gone once it is void', async () => {
  const { event, write, facts } = await judgedClass(world)
  const { userId } = await feedMember(url, { state: 'OH' })
  const entries = [
    placed(15130, 1, { competitorId: userId }),
    placed(15092, 2, { guestName: 'Gus Guest' }),
    { ...placed(0, 3), status: 'absent' as const },
  ]
  const [first, second, absent] = entries as [PlacedEntry, PlacedEntry, PlacedEntry]
  await write('provisional', entries)
  await facts('class.published')
  expect(await resultOf(first)).toMatchObject({
    source: 'event',
    status: 'pending',
    place: 1,
    competitorId: userId,
    state: 'OH',
    leagueId: world.leagueId,
    seasonId: world.seasonId,
    eventOn: '2026-05-01',
    revision: 1,
  })
  expect(await resultOf(second)).toMatchObject({ guest: { name: 'Gus Guest' }, place: 2 })
  expect(await resultOf(absent)).toBeUndefined()
  expect(await shownOf(event.id)).toEqual([])
  await write('verified')
  await facts('class.verified')
  expect(await resultOf(first)).toMatchObject({ status: 'verified', decidedBy: unknownAccount })
  expect((await shownOf(event.id)).map(({ competitorName, place }) => [competitorName, place])).toEqual([
    ['Pat Person', 1],
    ['Gus Guest', 2],
  ])
  await write('void')
  await facts('class.voided')
  expect(await resultOf(first)).toBeUndefined()
  expect(await shownOf(event.id)).toEqual([])
})

test('an amended class rewrites its results with the next revision, and entrants who lost their place have none', async () => {
  const { event, write, facts } = await judgedClass(world)
  const entries = [placed(15130, 1), placed(15092, 2)] as const
  await write('provisional', [...entries])
  await write('verified')
  await facts('class.verified')
  const [former, left] = entries
  await write('verified', [
    { ...former, status: 'disqualified', place: undefined, score: undefined },
    { ...left, place: 1 },
  ])
  await facts('class.verified')
  expect(await resultOf(former)).toBeUndefined()
  expect(await resultOf(left)).toMatchObject({ revision: 2, place: 1, status: 'verified' })
  expect(await resultRevisions.get({ id: resultIdOf(left.entryId), revision: 1 })).toMatchObject({
    place: 2,
    status: 'superseded',
  })
  expect(await shownOf(event.id)).toHaveLength(1)
})

test('facts that come three times and in any order leave the class as it is now', async () => {
  const { write, facts } = await judgedClass(world)
  const entries = Array.from({ length: 45 }, (_, at) => placed(15900 - at * 10, at + 1))
  await write('provisional', entries)
  await write('verified')
  await facts(
    'class.verified',
    'class.published',
    'class.published',
    'class.verified',
    'class.published',
    'class.verified',
  )
  const found = await Promise.all(entries.map(resultOf))
  expect(found.map((one) => [one?.status, one?.place, one?.version])).toEqual(
    entries.map(({ place }) => ['verified', place, 1]),
  )
})
