import { expect, it } from 'vitest'
import { commit } from '#core/db/commit.ts'
import { competitionRecords } from '#core/records/competition-records.ts'
import { newId } from '#shared/ids.ts'
import type { CompetitionRecord, RecordHolder } from '#shared/records/competition-record.ts'
import { listRecords } from '#shared/records/contract.ts'
import { Client } from '#test/support/client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putLeague } from '#test/support/leagues.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()
const visitor = new Client(url)

const heldBy = (one: Pick<RecordHolder, 'competitorId' | 'guestName'>): RecordHolder => ({
  ...one,
  resultId: newId('res', new Date().toISOString()),
  on: '2026-05-01',
})

async function putRecord(leagueId: CompetitionRecord['leagueId'], scope: string, holders: RecordHolder[]) {
  const resultId = holders[0]?.resultId ?? newId('res', new Date().toISOString())
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
  const seasonId = newId('sea', new Date().toISOString())
  await putRecord(leagueId, seasonId, [heldBy({ guestName: 'Gus' })])
  expect((await visitor.call(listRecords, { query: { leagueId } })).body.items).toEqual([])
  const ofSeason = await visitor.call(listRecords, { query: { leagueId, seasonId } })
  expect(ofSeason.body.items).toMatchObject([{ scope: seasonId, holders: [{ name: 'Gus' }] }])
})

it('knows no records of a league that there is not', async () => {
  const answer = await visitor.call(listRecords, { query: { leagueId: unknownId('lge') } })
  expectProblem(answer, 404, 'league_not_found')
})
