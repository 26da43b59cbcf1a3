import { expect, test } from 'vitest'
import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { resultRevisions } from '#core/competitions/competition-results/result-revisions.ts'
import { listEventResults } from '#shared/competitions/competition-results/contract.ts'
import { resultIdOf } from '#shared/competitions/competition-results/result-id-of.ts'
import type { PlacedEntry } from '#shared/competitions/competitions/class-revision.ts'
import { Client } from '#test/support/client.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { classWithPlaces, placed } from '#test/support/placed-class.ts'
import { resultWorld } from '#test/support/results.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'

const { url } = sharedCloud()
const visitor = new Client(url)
const world = await resultWorld()

const resultOf = ({ entryId }: PlacedEntry) =>
  competitionResults.get({ id: resultIdOf(entryId) }, { consistent: true })
const shownOf = async (eventId: `evt_${string}`) =>
  (await visitor.call(listEventResults, { query: { eventId } })).body.items

test('the results of a class wait while it is provisional, count once it is verified and are gone once it is void', async () => {
  const { event, write, facts } = await classWithPlaces(world)
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
  const { event, write, facts } = await classWithPlaces(world)
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
  const { write, facts } = await classWithPlaces(world)
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
