import { expect, test } from 'vitest'
import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { linesOf as importedLines } from '#core/competitions/competitions/import-lines.ts'
import { resultImports } from '#core/competitions/competitions/result-imports.ts'
import { placeResults } from '#core/competitions/result-imports/place-results.ts'
import { linesOf } from '#core/leaderboard/points/lines-of.ts'
import { commit } from '#core/platform/db/commit.ts'
import { rejectResult, verifyResult } from '#shared/competitions/competition-results/contract.ts'
import { getImport, undoImport } from '#shared/competitions/result-imports/contract.ts'
import type { ResultImport } from '#shared/competitions/result-imports/result-import.ts'
import { entered, judgedEvent } from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { aRunningSeason } from '#test/support/points.ts'
import { about, commitOf, csvOf, plan, resultsHeader, sentencesOf } from '#test/support/result-imports.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')

const contradicting = csvOf(
  resultsHeader,
  'Racer Ada Hill,S1,140.00,1',
  'Racer Fay Hill,S1,155.00,2',
  'Racer Ben Hill,S1,150.00,2',
  'Racer Cal Hill,S1,151.00,7',
)

/** The places of the results that an import made, by the names of guests. */
async function placesOf({ id }: Pick<ResultImport, 'id'>): Promise<Record<string, number | undefined>> {
  const places: Record<string, number | undefined> = {}
  for (const { targetId } of await importedLines(id)) {
    const one = targetId && (await competitionResults.get({ id: targetId }, { consistent: true }))
    if (one) places[one.guest?.name ?? one.competitorId ?? ''] = one.place
  }
  return places
}

async function resultOf({ id }: Pick<ResultImport, 'id'>, lineNo: number) {
  const line = (await importedLines(id)).find((one) => one.lineNo === lineNo)
  const found = await competitionResults.get({ id: line?.targetId ?? '' }, { consistent: true })
  if (!found) throw new Error(`Line ${lineNo} made no result.`)
  return found
}

test('places follow from the scores, and each line whose place contradicts is flagged', async () => {
  const { eventId, organizer } = await judgedEvent()
  const { body: planned } = await plan(organizer.client, eventId, contradicting)
  expect(planned).toMatchObject({ plan: { create: 4, error: 0 }, warnings: 4, questions: 0 })
  const { body } = await organizer.client.call(getImport, {
    ...about(planned),
    query: { outcome: 'warning' },
  })
  expect(body.items.map(({ warning }) => warning)).toEqual([
    'The file says place 1. By the scores it is place 4, and that counts.',
    'The file says place 2. By the scores it is place 1, and that counts.',
    'The file says place 2. By the scores it is place 3, and that counts.',
    'The file says place 7. By the scores it is place 2, and that counts.',
  ])
  await commitOf(organizer.client, planned)
  expect(await placesOf(planned)).toEqual({
    'Racer Fay Hill': 1,
    'Racer Cal Hill': 2,
    'Racer Ben Hill': 3,
    'Racer Ada Hill': 4,
  })
})

test('a later file, a refusal and an undoing move the places of the others', async () => {
  const { eventId, organizer } = await judgedEvent()
  const { client } = organizer
  const { body: first } = await plan(client, eventId, csvOf('Name,Class,Score', 'Ada,S1,140', 'Ben,S1,150'))
  await commitOf(client, first)
  const { body: second } = await plan(client, eventId, csvOf('Name,Class,Score', 'Fay,S1,155', 'Cal,S1,150'))
  expect(await sentencesOf(client, second)).toEqual([
    'Line 2: Fay as a guest in S1 with 155.00, place 1.',
    'Line 3: Cal as a guest in S1 with 150.00, place 2.',
  ])
  await commitOf(client, second)
  await expect.poll(() => placesOf(first)).toEqual({ Ben: 2, Ada: 4 })

  const fay = await resultOf(second, 2)
  const refused = { body: { revision: fay.revision, decision: 'Fay was disqualified.' } }
  await admin.call(rejectResult, { params: { resultId: fay.id }, ...refused })
  await expect.poll(() => placesOf(first)).toEqual({ Ben: 1, Ada: 3 })
  await expect.poll(() => placesOf(second)).toMatchObject({ Cal: 1 })

  expect((await client.call(undoImport, about(second))).body).toMatchObject({ status: 'undone', left: 1 })
  await expect.poll(() => placesOf(first)).toEqual({ Ben: 1, Ada: 2 })
  const undone = await client.call(undoImport, about(first))
  expect(undone.body).toMatchObject({ status: 'undone', left: 0 })
})

test('imported results without a column of places earn points, and others when a better one comes', async () => {
  const { rulebook, season } = await aRunningSeason()
  const judged = await judgedEvent({
    changes: { rulebook, seasons: [{ seasonId: season.id, rulebook, multiplier: 3 }] },
  })
  const { eventId, organizer } = judged
  const [ann, bo] = [await entered(eventId), await entered(eventId)]
  const imported = async (...lines: string[]) => {
    const { body } = await plan(organizer.client, eventId, csvOf('No,Class,Score', ...lines))
    await commitOf(organizer.client, body)
    const { id: resultId, revision } = await resultOf(body, 2)
    await admin.call(verifyResult, { params: { resultId }, body: { revision, reason: '' } })
  }
  const pointsOf = async (userId: string) =>
    (await linesOf(season.id, userId)).reduce((sum, { points }) => sum + points, 0)
  await imported(`${ann.number},S1,150`)
  await expect.poll(() => pointsOf(ann.userId)).toBe(15)
  await imported(`${bo.number},S1,151`)
  await expect.poll(() => Promise.all([ann, bo].map(({ userId }) => pointsOf(userId)))).toEqual([12, 15])
})

test('two that place a class at once leave the places of its scores', async () => {
  const { eventId, organizer } = await judgedEvent()
  const { body: planned } = await plan(organizer.client, eventId, contradicting)
  await commitOf(organizer.client, planned)
  const ada = await resultOf(planned, 2)
  const corrected = { ...ada, score: { sumHundredths: 15600, judges: 1 }, version: ada.version + 1 }
  await commit(competitionResults.put(corrected, { version: ada.version }))
  const now = await control.now()
  await Promise.all([1, 2, 3].map(() => placeResults({ eventId, classKey: 'S1' }, undefined, now)))
  expect(await placesOf(planned)).toEqual({
    'Racer Ada Hill': 1,
    'Racer Fay Hill': 2,
    'Racer Cal Hill': 3,
    'Racer Ben Hill': 4,
  })
})

test('a preview from before places followed from scores is committed, and its places follow', async () => {
  const { eventId, organizer } = await judgedEvent()
  const { client } = organizer
  const { body: planned } = await plan(client, eventId, contradicting)
  const { planVersion: _, questions: __, warnings: ___, ...before } = planned
  const old = { ...before, planHash: 'of-before', version: planned.version + 1 }
  await commit(resultImports.put(old, { version: planned.version }))
  const done = await commitOf(client, { ...planned, planHash: 'of-before' })
  expect(done.body).toMatchObject({ status: 'committed', plan: { create: 4 } })
  await expect.poll(() => placesOf(planned)).toMatchObject({ 'Racer Fay Hill': 1, 'Racer Ada Hill': 4 })
})
