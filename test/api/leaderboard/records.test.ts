import { expect, it } from 'vitest'
import { posts, postsOfPartition } from '#core/community/feed/posts.ts'
import { competitionRecords } from '#core/competitions/competitions/competition-records.ts'
import { rankRecords } from '#core/leaderboard/records/rank-records.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { rulebooks } from '#core/rules/rulebooks/rulebooks.ts'
import { getBoard } from '#shared/competitions/competitions/contract.ts'
import { publishClass } from '#shared/competitions/competitions/publication-contract.ts'
import { verifyClass } from '#shared/competitions/competitions/verification-contract.ts'
import { newId } from '#shared/ids.ts'
import type { CompetitionRecord, RecordHolder } from '#shared/leaderboard/records/competition-record.ts'
import { listRecords } from '#shared/leaderboard/records/contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import { beforeNextWrite } from '#test/support/before-next-write.ts'
import { Client } from '#test/support/client.ts'
import {
  entered,
  inClass,
  judgedEvent,
  putClass,
  sendRun,
  staffOf,
  storedClass,
} from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putLeague } from '#test/support/leagues.ts'
import { putResult, resultWorld } from '#test/support/results.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)

const startedAt = await control.now()
const heldBy = (one: Pick<RecordHolder, 'competitorId' | 'guestName'>): RecordHolder => ({
  ...one,
  resultId: newId('res', startedAt),
  on: '2026-05-01',
})

async function putRecord(leagueId: CompetitionRecord['leagueId'], scope: string, holders: RecordHolder[]) {
  const resultId = holders[0]?.resultId ?? newId('res', await control.now())
  const score = { sumHundredths: 15_130, judges: 1 }
  const record: CompetitionRecord = {
    leagueId,
    classKey: 'S1',
    scope,
    score,
    holders,
    since: '2026-05-01',
    resultId,
    version: 1,
  }
  await commit(competitionRecords.put(record, { absent: true }))
}

it('lists the records of a league with everyone who holds them, also those who have left', async () => {
  const { id: leagueId } = await putLeague()
  const member = await feedMember(url)
  const userId = member.userId as NonNullable<RecordHolder['competitorId']>
  const left = crypto.randomUUID() as typeof userId
  await putRecord(leagueId, 'all', [
    heldBy({ competitorId: userId }),
    heldBy({ guestName: 'Gus' }),
    heldBy({ competitorId: left }),
  ])
  const { body } = await visitor.call(listRecords, { query: { leagueId } })
  expect(body.items).toMatchObject([
    {
      classKey: 'S1',
      since: '2026-05-01',
      holders: [
        { name: 'Pat Person', profilePath: expect.any(String) },
        { name: 'Gus' },
        { name: 'Former member' },
      ],
    },
  ])
})

it('keeps the records of a season apart from those of all time', async () => {
  const { id: leagueId } = await putLeague()
  const seasonId = newId('sea', await control.now())
  await putRecord(leagueId, seasonId, [heldBy({ guestName: 'Gus' })])
  expect((await visitor.call(listRecords, { query: { leagueId } })).body.items).toEqual([])
  const ofSeason = await visitor.call(listRecords, { query: { leagueId, seasonId } })
  expect(ofSeason.body.items).toMatchObject([{ scope: seasonId, holders: [{ name: 'Gus' }] }])
})

it('knows no records of a league that there is not', async () => {
  const answer = await visitor.call(listRecords, { query: { leagueId: unknownId('lge') } })
  expectProblem(answer, 404, 'league_not_found')
})

it('marks a board with the record that would be, is, and no longer is, and reports it once', async () => {
  const judged = await judgedEvent()
  const entry = await entered(judged.eventId)
  const { rulebookId = '', versionNo = 1 } = judged.event.rulebook ?? {}
  const rulebook = await rulebooks.get({ id: rulebookId as never, versionNo })
  const leagueId = rulebook?.leagueId as CompetitionRecord['leagueId']
  const world = { leagueId, seasonId: newId('sea', await control.now()), classKey: 'S1' }
  const verified = async (sumHundredths: number) => {
    const { userId } = await feedMember(url)
    const score = { sumHundredths, judges: 1 }
    const { id: resultId } = await putResult(userId, world, { status: 'verified', score })
    await commit(announce('result.decided', { resultId }, await control.now()))
    const best = () =>
      competitionRecords.get({ leagueId, classKey: 'S1', scope: 'all' }, { consistent: true })
    await expect.poll(async () => (await best())?.resultId).toBe(resultId)
  }
  await verified(15_130)
  const head = await staffOf(judged.eventId, 'head_judge')
  await sendRun(head.client, judged, entry, { measuredHundredths: 15_200 })
  const mark = async () =>
    (await visitor.call(getBoard, inClass(judged))).body.rows.map(({ recordMark }) => recordMark)
  await expect.poll(mark).toEqual(['A record, once verified.'])
  const version = async () => (await storedClass(judged)).version
  await head.client.call(publishClass, { ...inClass(judged), body: { version: await version() } })
  await putClass(judged, { state: 'final' })
  const admin = await anAdministrator(url)
  await admin.call(verifyClass, { ...inClass(judged), body: { revision: 1, version: await version() } })
  await expect.poll(mark).toEqual(['Record'])
  const heard = async () => {
    const { body } = await entry.client.call(listNotifications, {})
    return (body.items ?? []).filter(({ title }) => title === 'You hold the class record').length
  }
  await expect.poll(heard).toBe(1)
  const told = async () => {
    const { items } = await posts.list({ index: 'gsi2', pk: postsOfPartition(entry.userId), limit: 10 })
    return items.flatMap(({ type, title }) => (type === 'record_set' ? [[type, title]] : []))
  }
  await expect
    .poll(told)
    .toEqual([['record_set', expect.stringMatching(/^Set the .+ class record: 152\.00 dB$/)]])
  // Someone does better elsewhere: what was the record stays a personal best.
  await verified(15_300)
  await expect.poll(mark).toEqual(['Personal best'])
})

it('tells of every record that was written, also where another write in between made it begin again', async () => {
  const world = await resultWorld()
  const { leagueId, classKey } = world
  const members = Array.from({ length: 30 }, () => crypto.randomUUID())
  const results = await Promise.all(
    members.map((userId, at) =>
      putResult(userId, world, { status: 'verified', score: { sumHundredths: 15_000 - at, judges: 1 } }),
    ),
  )
  const [last = ''] = members.slice(-1)
  const ranking = { leagueId, classKey, resultIds: results.map(({ id }) => id) }
  beforeNextWrite(
    () => rankRecords({ ...ranking, scopes: [last] }),
    (input) => 'TransactItems' in input && JSON.stringify(input).includes(last),
  )
  const changes = await rankRecords({ ...ranking, scopes: members })
  expect(changes.flatMap(({ after }) => after?.scope ?? []).toSorted()).toEqual(
    ['all', ...members.slice(0, -1)].toSorted(),
  )
})
