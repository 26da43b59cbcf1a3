import { expect, test } from 'vitest'
import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { competitionRecords } from '#core/competitions/competitions/competition-records.ts'
import { linesOf } from '#core/leaderboard/points/lines-of.ts'
import { writeReportedPoints } from '#core/leaderboard/points/write-reported-points.ts'
import { rankRecordsOfResult } from '#core/leaderboard/records/rank-records-of.ts'
import { commit } from '#core/platform/db/commit.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { controlOf } from '#test/support/control.ts'
import { anEventOf, aRunningSeason, competitors, placedAs, settled } from '#test/support/points.ts'
import { putResult } from '#test/support/results.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const control = controlOf(sharedCloud().url)
const now = () => control.now()

/** A verified report of a first place, and its competitor. */
async function aReport() {
  const running = await aRunningSeason()
  const { leagueId, season } = running
  const event = await anEventOf(running, 5)
  const [person] = await competitors(1)
  const userId = person?.id ?? ''
  const world = { leagueId, seasonId: season.id, classKey: 'S1' }
  const result = await putResult(userId, world, {
    eventId: event.id,
    elsewhere: undefined,
    place: 1,
    status: 'verified',
  })
  return { event, season, userId, leagueId, result }
}

const corrected = async (result: CompetitionResult, classKey: string) => {
  const next = { ...result, classKey: classKey, revision: 2, version: result.version + 1 }
  await commit(competitionResults.put(next, { version: result.version }))
  return next
}
const perClass = async (seasonId: string, userId: string) => {
  const sums: Record<string, number> = {}
  for (const { classKey, points } of await linesOf(seasonId, userId))
    sums[classKey] = (sums[classKey] ?? 0) + points
  return sums
}

test('a report that is corrected to another class earns there, and no longer where it was', async () => {
  const { season, userId, result } = await aReport()
  await writeReportedPoints(result.id, undefined, await now())
  expect(await perClass(season.id, userId)).toEqual({ S1: 15 })
  const next = await corrected(result, 'S2')
  const at = await now()
  await Promise.all([1, 2, 3].map(() => writeReportedPoints(result.id, result, at)))
  expect(await perClass(season.id, userId)).toEqual({ S1: 0, S2: 15 })
  // Back again, and then the older news once more.
  await corrected(next, 'S1')
  await writeReportedPoints(result.id, next, await now())
  await writeReportedPoints(result.id, result, await now())
  expect(await perClass(season.id, userId)).toEqual({ S1: 15, S2: 0 })
})

test('the class that a corrected report has left keeps no record of it', async () => {
  const { leagueId, userId, result } = await aReport()
  const record = (classKey: string, scope: string) =>
    competitionRecords.get({ leagueId, classKey: classKey, scope }, { consistent: true })
  await rankRecordsOfResult(result.id, undefined)
  expect(await record('S1', userId)).toMatchObject({ resultId: result.id })
  await corrected(result, 'S2')
  await rankRecordsOfResult(result.id, result)
  expect(await record('S1', 'all')).toBeUndefined()
  expect(await record('S1', userId)).toBeUndefined()
  expect(await record('S2', 'all')).toMatchObject({ resultId: result.id })
})

test('a member who has left keeps the points of their place when the class is amended', async () => {
  const running = await aRunningSeason()
  const event = await anEventOf(running, 5)
  const [gone, stays] = (await competitors(2)).map(({ id }) => id)
  const [first, second] = [placedAs(gone, 1), placedAs(stays, 2)]
  await settled(event, 'S1', [first, second])
  const left = { ...first, competitorId: goneOwnerId as typeof first.competitorId }
  await settled(event, 'S1', [left, second], { reason: 'A name was corrected.' })
  await settled(event, 'S1', [left, second], { reason: 'Another name was corrected.' })
  expect(await perClass(running.season.id, gone ?? '')).toEqual({ S1: 15 })
  expect(await perClass(running.season.id, stays ?? '')).toEqual({ S1: 12 })
})
