import { expect, test } from 'vitest'
import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { linesOf } from '#core/leaderboard/points/lines-of.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { BulkAction } from '#shared/competitions/bulk-changes/bulk-change.ts'
import {
  type BulkChange,
  commitBulkChange,
  getBulkChange,
  listBulkChanges,
  listVerifiedResults,
  planBulkChange,
  undoBulkChange,
} from '#shared/competitions/bulk-changes/contract.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { changeResult, verifyResult } from '#shared/competitions/competition-results/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import { changeBulk } from '#test/support/bulk-changes.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { anEventOf, aRunningSeason, type RunningSeason } from '#test/support/points.ts'
import { userIdOf } from '#test/support/records.ts'
import { putResult, resultWorld } from '#test/support/results.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const world = await resultWorld()
const admin = await anAdministrator(url)

const pro = () => feedMember(url, { membershipType: 'pro_competitor' })
const stored = (id: CompetitionResult['id']) => competitionResults.get({ id }, { consistent: true })
const idsOf = (results: readonly CompetitionResult[]) => results.map(({ id }) => id)
const named = ({ id }: Pick<BulkChange, 'id'>) => ({ params: { bulkId: id } })
const hoursAgo = async (hours: number) => addTime(await control.now(), { hours: -hours })

const plan = async (results: readonly CompetitionResult[], action: BulkAction, client: Client = admin) => {
  const answer = await client.call(planBulkChange, { body: { resultIds: idsOf(results), action } })
  expectSuccess(answer)
  return answer.body
}
const done = (bulk: BulkChange, client: Client = admin) =>
  client.call(commitBulkChange, { ...named(bulk), body: { hash: bulk.hash } })
const accept: BulkAction = { kind: 'accept', reason: '' }
const outcomes = ({ lines }: BulkChange) => lines.map(({ outcome }) => outcome)

/** Three results that wait, of three members. */
const waiting = async () => Promise.all([1, 2, 3].map(async () => putResult((await pro()).userId, world)))

test('a preview changes nothing, and each result has its own answer', async () => {
  const [one, mine] = await Promise.all([
    putResult((await pro()).userId, world),
    putResult(userIdOf(admin), world),
  ])
  const planned = await plan([one, mine], accept)
  expect(planned.status).toBe('planned')
  expect(planned.lines).toMatchObject([
    { resultId: one.id, outcome: 'change', sentence: 'Is verified.' },
    { resultId: mine.id, outcome: 'refused', sentence: 'Someone else must verify this result.' },
  ])
  expect(await stored(one.id)).toMatchObject({ status: 'pending', version: 1 })
  const { body } = await done(planned)
  expect(outcomes(body)).toEqual(['changed', 'refused'])
  expect(await stored(one.id)).toMatchObject({ status: 'verified', decidedBy: userIdOf(admin) })
  expect(await stored(mine.id)).toMatchObject({ status: 'pending' })
})

test('two calls at once change each result once, and a third changes nothing', async () => {
  const results = await waiting()
  const planned = await plan(results, accept)
  const [first, second] = await Promise.all([done(planned), done(planned)])
  expect([first.status, second.status]).toEqual([200, 200])
  expect([outcomes(first.body), outcomes(second.body)]).toEqual(
    Array.from({ length: 2 }, () => ['changed', 'changed', 'changed']),
  )
  const again = await done(planned)
  expect(again.body).toMatchObject({ status: 'committed', counts: { changed: 3 } })
  for (const { id } of results) expect(await stored(id)).toMatchObject({ status: 'verified', version: 2 })
})

test('a result that has changed since the preview is left and named', async () => {
  const { client, userId } = await pro()
  const [touched, other] = await Promise.all([
    putResult(userId, world),
    putResult((await pro()).userId, world),
  ])
  const planned = await plan([touched, other], accept)
  await client.call(changeResult, {
    params: { resultId: touched.id },
    body: { notes: 'Windows up.', version: 1 },
  })
  const { body } = await done(planned)
  expect(body.lines).toMatchObject([
    { outcome: 'left', sentence: 'Someone has changed this result since then.' },
    { outcome: 'changed' },
  ])
  expect(await stored(touched.id)).toMatchObject({ status: 'pending' })
})

test('what was shown is done, within half an hour', async () => {
  const planned = await plan(await waiting(), accept)
  const other = await admin.call(commitBulkChange, { ...named(planned), body: { hash: 'other' } })
  expectProblem(other, 409, 'bulk_changed')
  expect(other.text).toContain('The results have changed since this preview. Review it again.')
  await changeBulk(planned.id, { createdAt: await hoursAgo(0.6) })
  expectProblem(await done(planned), 409, 'bulk_changed')
})

test('refusing many needs a sentence, which each owner can answer by a change', async () => {
  const results = await waiting()
  const short = await admin.call(planBulkChange, {
    body: { resultIds: idsOf(results), action: { kind: 'reject', decision: 'No.' } },
  })
  expectProblem(short, 422, 'reason_needed')
  const decision = 'The sheets show another class.'
  const { body } = await done(await plan(results, { kind: 'reject', decision }))
  expect(outcomes(body)).toEqual(['changed', 'changed', 'changed'])
  expect(await stored(results[0]?.id as CompetitionResult['id'])).toMatchObject({
    status: 'rejected',
    decision,
    rejections: 1,
  })
})

test('undoing brings back what no one has touched since, once, and lists the rest', async () => {
  const { client, userId } = await pro()
  const [touched, ...others] = [await putResult(userId, world), ...(await waiting())]
  const decision = 'The sheets show another class.'
  const planned = await plan([touched as CompetitionResult, ...others], { kind: 'reject', decision })
  expectSuccess(await done(planned))
  const version = (await stored((touched as CompetitionResult).id))?.version ?? 0
  expectSuccess(
    await client.call(changeResult, {
      params: { resultId: (touched as CompetitionResult).id },
      body: { notes: 'Here is the other sheet.', version },
    }),
  )
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => admin.call(undoBulkChange, named(planned))))
  for (const { body } of answers) {
    expect(body).toMatchObject({ status: 'undone', counts: { undone: 3, left: 1 } })
    expect(outcomes(body)).toEqual(['left', 'undone', 'undone', 'undone'])
  }
  expect(await stored((touched as CompetitionResult).id)).toMatchObject({ notes: 'Here is the other sheet.' })
  for (const { id } of others)
    expect(await stored(id)).toMatchObject({ status: 'pending', rejections: 0, version: 3 })
  expectProblem(await done(planned), 409, 'bulk_undone')
})

test('a bulk change is undone for 72 hours', async () => {
  const planned = await plan(await waiting(), accept)
  expectProblem(await admin.call(undoBulkChange, named(planned)), 409, 'bulk_undo')
  expectSuccess(await done(planned))
  await changeBulk(planned.id, { committedAt: await hoursAgo(72) })
  const refused = await admin.call(undoBulkChange, named(planned))
  expectProblem(refused, 409, 'bulk_undo')
  expect(refused.text).toContain('You can undo a bulk change for 72 hours.')
})

/** A verified result with a place at an event of a season, whose points are written. */
async function counting(running: RunningSeason, event: Event): Promise<CompetitionResult> {
  const { userId } = await pro()
  const result = await putResult(
    userId,
    { leagueId: running.leagueId, seasonId: running.season.id, classKey: 'S1' },
    {
      elsewhere: undefined,
      eventId: event.id,
      eventOn: event.startsOn as string,
      place: 1,
      status: 'verified',
    },
  )
  await commit(announce('result.decided', { resultId: result.id }, await control.now()))
  return result
}

async function pointsIn({ season }: RunningSeason, result: CompetitionResult) {
  await control.settle()
  const lines = await linesOf(season.id, result.competitorId ?? '')
  const sum = (classKey: string) =>
    lines.filter((line) => line.classKey === classKey).reduce((all, { points }) => all + points, 0)
  return { S1: sum('S1'), S2: sum('S2') }
}

test('a verified result in another class is a further revision, and its points follow there and back', async () => {
  const running = await aRunningSeason()
  const event = await anEventOf(running, 5)
  const result = await counting(running, event)
  expect(await pointsIn(running, result)).toEqual({ S1: 15, S2: 0 })
  const planned = await plan([result], { kind: 'reclass', classKey: 'S2' })
  expect(planned.lines).toMatchObject([{ outcome: 'change', sentence: 'S1 → S2' }])
  expectSuccess(await done(planned))
  expect(await stored(result.id)).toMatchObject({ classKey: 'S2', revision: 2, status: 'verified' })
  expect(await pointsIn(running, result)).toEqual({ S1: 0, S2: 15 })
  expectSuccess(await admin.call(undoBulkChange, named(planned)))
  expect(await stored(result.id)).toMatchObject({ classKey: 'S1', revision: 3, status: 'verified' })
  expect(await pointsIn(running, result)).toEqual({ S1: 15, S2: 0 })
})

test('a result moves to an event that has begun, where no judges report its class, and its points with it', async () => {
  const running = await aRunningSeason()
  const [from, to] = [await anEventOf(running, 9), await anEventOf(running, 5, 1)]
  const result = await counting(running, from)
  expect(await pointsIn(running, result)).toEqual({ S1: 15, S2: 0 })
  expectSuccess(await done(await plan([result], { kind: 'move_event', eventId: to.id })))
  expect(await stored(result.id)).toMatchObject({ eventId: to.id, eventOn: to.startsOn, revision: 2 })
  expect(await pointsIn(running, result)).toEqual({ S1: 5, S2: 0 })
})

test('a class that the league does not have, or that two results would share, is refused line by line', async () => {
  const result = await putResult((await pro()).userId, world, { status: 'verified' })
  const twin = await putResult(result.competitorId ?? '', world, {
    status: 'verified',
    classKey: 'S2',
    ...(result.elsewhere && { elsewhere: result.elsewhere }),
  })
  const missing = await plan([result], { kind: 'reclass', classKey: 'NO-SUCH' })
  expect(missing.lines).toMatchObject([
    { outcome: 'refused', sentence: 'The league of this result has no such class.' },
  ])
  const third = await plan([result, twin], { kind: 'reclass', classKey: 'S3' })
  expect(outcomes(third)).toEqual(['change', 'refused'])
})

test('the list says who did what, and each change can be read result by result', async () => {
  const planned = await plan(await waiting(), accept)
  expectSuccess(await done(planned))
  await control.settle()
  const listed = await everyItem(admin, listBulkChanges, { query: {} })
  expect(listed.find(({ id }) => id === planned.id)).toMatchObject({
    status: 'committed',
    counts: { changed: 3 },
    undoUntil: expect.any(String),
  })
  const read = await admin.call(getBulkChange, named(planned))
  expect(read.body.lines).toHaveLength(3)
  expect(read.body.lines[0]).toMatchObject({ outcome: 'changed', where: expect.stringContaining(',') })
})

test('verified results are listed by class, and members without the permission choose none', async () => {
  const result = await putResult((await pro()).userId, world, { status: 'verified' })
  await control.settle()
  const query = { leagueId: world.leagueId, classKey: world.classKey }
  const { body } = await admin.call(listVerifiedResults, { query })
  expect(idsOf(body.items as never)).toContain(result.id)
  expectProblem(await admin.call(listVerifiedResults, { query: {} }), 422, 'results_of_what')
  const { client } = await pro()
  expectProblem(await client.call(listVerifiedResults, { query }), 403, 'permission')
  const refused = await client.call(planBulkChange, { body: { resultIds: [result.id], action: accept } })
  expectProblem(refused, 403, 'permission')
})

test('a bulk acceptance of a correction puts it in force, and undoing lets it wait again', async () => {
  const { client, userId } = await pro()
  const result = await putResult(userId, world, { status: 'verified' })
  const score = { sumHundredths: 15200, judges: 1 }
  await client.call(changeResult, { params: { resultId: result.id }, body: { score, version: 1 } })
  const planned = await plan([result], accept)
  expect(planned.lines).toMatchObject([{ revision: 2, outcome: 'change' }])
  expectSuccess(await done(planned))
  expect(await stored(result.id)).toMatchObject({ revision: 2, score })
  expectSuccess(await admin.call(undoBulkChange, named(planned)))
  expect(await stored(result.id)).toMatchObject({ revision: 3, score: { sumHundredths: 15130 } })
  const again = await admin.call(verifyResult, {
    params: { resultId: result.id },
    body: { revision: 4, reason: '' },
  })
  expectSuccess(again)
  expect(await stored(result.id)).toMatchObject({ revision: 4, score })
})
