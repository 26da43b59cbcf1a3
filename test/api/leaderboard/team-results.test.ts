import { expect, test } from 'vitest'
import { teams } from '#core/community/teams/teams.ts'
import { competitionRecords } from '#core/competitions/competitions/competition-records.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newId } from '#shared/ids.ts'
import { listTeamRecords } from '#shared/leaderboard/records/team-contract.ts'
import { getTeamSeason, listTeamSeasons } from '#shared/leaderboard/standings/team-contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { anEventOf, aRunningSeason, competitors, placedAs, settled } from '#test/support/points.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { putTeam } from '#test/support/teams.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)

const pair = async () => {
  const [[shown], [quiet]] = await Promise.all([
    competitors(1, { isPublicProfile: true, name: 'Rosa Roster' }),
    competitors(1, { isPublicProfile: false }),
  ])
  if (!shown || !quiet) throw new Error('There is no one.')
  const team = await putTeam(shown.id, {}, [[quiet.id, 'member']])
  return { shown, quiet, team, params: { teamId: team.id } }
}

test('a team has its points by event, with the members who earned them, the latest event first', async () => {
  const [running, { shown, quiet, params }] = await Promise.all([aRunningSeason(), pair()])
  const [early, late] = await Promise.all([anEventOf(running, 9), anEventOf(running, 3)])
  await settled(early, 'S1', [placedAs(shown.id, 1), placedAs(quiet.id, 2)])
  await settled(late, 'S1', [placedAs(shown.id, 2)])
  const seasonId = running.season.id
  const { items } = (await visitor.call(listTeamSeasons, { params })).body
  expect(items).toMatchObject([{ seasonId, seasonName: running.season.name, rank: 1 }])
  const { body } = await visitor.call(getTeamSeason, { params: { ...params, seasonId } })
  expect(body.events.map(({ eventId, path }) => [eventId, path])).toEqual([
    [late.id, `/events/${late.id}`],
    [early.id, `/events/${early.id}`],
  ])
  const [second, first] = body.events
  expect(second?.lines).toMatchObject([{ competitorId: shown.id, name: 'Rosa Roster', place: 2 }])
  // A roster does not name members without a public profile, and their points do not either.
  expect(first?.lines).toMatchObject([{ competitorId: shown.id, place: 1 }, { place: 2 }])
  expect(first?.lines?.[1]).not.toHaveProperty('competitorId')
  expect(first?.lines?.[1]).not.toHaveProperty('name')
  const ofLines = body.events.map(({ points, lines = [] }) => [
    points,
    lines.reduce((sum, line) => sum + line.points, 0),
  ])
  for (const [points, sum] of ofLines) expect(points).toBe(sum)
  expect(body.points).toBe(body.events.reduce((sum, { points }) => sum + points, 0))
  expect(body.points).toBe(items[0]?.points)
})

test('a team without points in a season has no place in it, and a removed team shows nothing', async () => {
  const [{ season }, { team, params }] = await Promise.all([aRunningSeason(), pair()])
  expect((await visitor.call(listTeamSeasons, { params })).body.items).toEqual([])
  const seasonId = season.id
  expectProblem(
    await visitor.call(getTeamSeason, { params: { ...params, seasonId } }),
    404,
    'standing_not_found',
  )
  const removed = { at: await control.now(), reason: 'Offensive.' }
  await commit(teams.put({ ...team, removed, version: team.version + 1 }, { version: team.version }))
  for (const answer of [
    await visitor.call(listTeamSeasons, { params }),
    await visitor.call(getTeamSeason, { params: { ...params, seasonId } }),
    await visitor.call(listTeamRecords, { params }),
  ])
    expectProblem(answer, 404, 'team_not_found')
})

test('a team has the class records that its members hold now, of those with a public profile', async () => {
  const [running, { shown, quiet, params }] = await Promise.all([aRunningSeason(), pair()])
  const { leagueId } = running
  const record = (classKey: string, competitorId: string) => {
    const resultId = newId('res', '2026-05-01T00:00:00.000Z')
    return competitionRecords.put(
      {
        leagueId,
        classKey,
        scope: 'all',
        score: { sumHundredths: 15_240, judges: 1 },
        holders: [{ competitorId, resultId, on: '2026-05-01' }],
        since: '2026-05-01',
        resultId,
        version: 1,
      } as Parameters<typeof competitionRecords.put>[0],
      { absent: true },
    )
  }
  await commit(record('S1', shown.id), record('S2', quiet.id), record('SQ1', crypto.randomUUID()))
  const { items } = (await visitor.call(listTeamRecords, { params })).body
  expect(items).toMatchObject([
    { leagueId, classKey: 'S1', competitorId: shown.id, name: 'Rosa Roster', on: '2026-05-01' },
  ])
  expect(items).toHaveLength(1)
  const other = await pair()
  expect((await visitor.call(listTeamRecords, { params: other.params })).body.items).toEqual([])
  expectProblem(
    await visitor.call(listTeamRecords, { params: { teamId: unknownId('tea') } }),
    404,
    'team_not_found',
  )
})
