import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { noteProvisional } from '#core/leaderboard/standings/note-provisional.ts'
import { standings } from '#core/leaderboard/standings/standings.ts'
import { commit } from '#core/platform/db/commit.ts'
import {
  getCompetitor,
  getMyStanding,
  getStanding,
  getStandings,
  getTeamStandings,
  listStandingClasses,
  previewSeasonChange,
  rebuildStandings,
} from '#shared/leaderboard/standings/contract.ts'
import { getFeaturedBoard } from '#shared/leaderboard/standings/featured-contract.ts'
import { previewRebuild } from '#shared/leaderboard/standings/rebuild-contract.ts'
import { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import {
  anEventOf,
  aRunningSeason,
  competitors,
  placedAs,
  putVerified,
  settled,
} from '#test/support/points.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { putTeam } from '#test/support/teams.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')
const visitor = new Client(url)

test('the board of a class says rank, moves, points, wins and the class, and a row opens its lines', async () => {
  const running = await aRunningSeason({ bestN: 2 })
  const seasonId = running.season.id
  const [x, y, z] = (await competitors(3)).map(({ id }) => id)
  const { name: team } = await putTeam(x ?? '', { tag: 'BB' })
  await settled(await anEventOf(running, 30), 'S1', [placedAs(x, 1), placedAs(y, 2), placedAs(z, 3)])
  await settled(await anEventOf(running, 20), 'S1', [placedAs(y, 1), placedAs(x, 2)])
  await settled(await anEventOf(running, 10), 'S1', [placedAs(y, 1), placedAs(x, 2)])
  const board = await visitor.call(getStandings, { params: { seasonId, classKey: 'S1' } })
  expectSuccess(board)
  expect(
    board.body.items.map(({ name, rank, points, wins, moved }) => [name, rank, points, wins, moved]),
  ).toEqual([
    ['Racer 2', 1, 30, 2, 0],
    ['Racer 1', 2, 27, 1, -1],
    ['Racer 3', 3, 9, 0, 0],
  ])
  const opened = await visitor.call(getStanding, {
    params: { seasonId, classKey: 'S1', competitorId: y ?? '' },
  })
  expectSuccess(opened)
  expect(opened.body.lines.map(({ points, counts }) => [points, counts])).toEqual([
    [12, 'dropped'],
    [15, 'counted'],
    [15, 'counted'],
  ])
  expect(opened.body.history.map(({ rank }) => rank)).toEqual([2, 1, 1])
  const classes = (await visitor.call(listStandingClasses, { params: { seasonId } })).body
  expect(classes).toMatchObject({
    hasTeams: true,
    provisional: [],
    classes: [{ classKey: 'S1', name: 'Street 1', formatName: 'Peak pressure', competitors: 3 }],
  })
  const teams = (await visitor.call(getTeamStandings, { params: { seasonId } })).body
  expect(teams.items).toMatchObject([{ name: team, tag: 'BB', points: 39, rank: 1 }])
  const page = (await visitor.call(getCompetitor, { params: { competitorId: x ?? '' } })).body
  expect(page.seasons).toMatchObject([{ className: 'Street 1', rank: 2, of: 3, points: 27, events: 3 }])
})

test('pages of a board go on by rank, and a state has ranks of its own', async () => {
  const running = await aRunningSeason()
  const seasonId = running.season.id
  const near = await competitors(2, { state: 'KY' })
  const far = await competitors(2, { state: 'TX' })
  const entries = [...far, ...near].map(({ id }, at) => placedAs(id, at + 1))
  await settled(await anEventOf(running, 30), 'S1', entries)
  const params = { seasonId, classKey: 'S1' }
  const first = (await visitor.call(getStandings, { params, query: { limit: 3 } })).body
  expect(first.items.map(({ rank }) => rank)).toEqual([1, 2, 3])
  const rest = (
    await visitor.call(getStandings, { params, query: { limit: 3, cursor: first.nextCursor ?? '' } })
  ).body
  expect(rest.items.map(({ rank }) => rank)).toEqual([4])
  const home = (await visitor.call(getStandings, { params, query: { scope: 'KY' } })).body
  expect(home.items.map(({ competitorId, rank }) => [competitorId, rank])).toEqual([
    [near[0]?.id, 1],
    [near[1]?.id, 2],
  ])
})

test('members read their own line, and others nothing', async () => {
  const running = await aRunningSeason()
  const { client } = await completeMember(url)
  const params = { seasonId: running.season.id, classKey: 'S1' }
  await settled(await anEventOf(running, 3), 'S1', [placedAs(userIdOf(client), 1)])
  expect((await client.call(getMyStanding, { params })).body.standing).toMatchObject({ rank: 1, points: 15 })
  const { client: other } = await completeMember(url)
  expect((await other.call(getMyStanding, { params })).body).toEqual({})
})

test('an event whose places are out and not verified is named, until it counts', async () => {
  const running = await aRunningSeason()
  const event = await anEventOf(running, 1)
  const [x] = (await competitors(1)).map(({ id }) => id)
  const { eventId, classKey } = await putVerified(event, 'S1', [placedAs(x, 1)], { state: 'provisional' })
  await noteProvisional({ eventId, classKey })
  const read = async () =>
    (await visitor.call(listStandingClasses, { params: { seasonId: running.season.id } })).body.provisional
  expect(await read()).toEqual([{ eventId, title: event.title }])
  await settled(event, 'S1', [placedAs(x, 1)])
  await noteProvisional({ eventId, classKey })
  expect(await read()).toEqual([])
})

test('a draft season and an unknown competitor are not there; administrators make standings again', async () => {
  const draft = await aRunningSeason({ status: 'draft' })
  expectProblem(
    await visitor.call(listStandingClasses, { params: { seasonId: draft.season.id } }),
    404,
    'season_not_found',
  )
  const [unranked] = await competitors(1)
  expectProblem(
    await visitor.call(getCompetitor, { params: { competitorId: unranked?.id ?? '' } }),
    404,
    'competitor_not_found',
  )
  const running = await aRunningSeason()
  const [x] = (await competitors(1)).map(({ id }) => id)
  await settled(await anEventOf(running, 3), 'S1', [placedAs(x, 1)])
  const params = { leagueId: running.leagueId, seasonId: running.season.id }
  const answer = await admin.call(rebuildStandings, { params })
  expect(answer.status).toBe(202)
  expect(answer.body).toEqual({ classes: 1 })
})

test('administrators see who would move by other rules, and nothing changes', async () => {
  const running = await aRunningSeason()
  const { leagueId, season } = running
  const [winner, steady] = (await competitors(2)).map(({ id }) => id)
  await settled(await anEventOf(running, 30), 'S1', [placedAs(winner, 1), placedAs(steady, 2)])
  await settled(await anEventOf(running, 20), 'S1', [placedAs(steady, 1)])
  const board = { params: { seasonId: season.id, classKey: 'S1' } }
  const before = (await visitor.call(getStandings, board)).body
  const { ties, minEvents } = season
  const tried = async (places: number[], bestN?: number) => {
    const pointsTable = { steps: [{ multiplier: 3, places, others: 0 }], perEntry: 0 }
    const body = { classKey: 'S1', pointsTable, minEvents, ties, ...(bestN && { bestN }) }
    const answer = await admin.call(previewSeasonChange, { params: { leagueId, seasonId: season.id }, body })
    expectSuccess(answer)
    return answer.body
  }
  const onlyWins = await tried([10], 1)
  expect(onlyWins).toMatchObject({ competitors: 2, moved: 1, changed: 2 })
  expect(onlyWins.rows.map((row) => [row.competitorId, row.before, row.after])).toEqual(
    expect.arrayContaining([
      [steady, { rank: 1, points: 27 }, { rank: 1, points: 10 }],
      [winner, { rank: 2, points: 15 }, { rank: 1, points: 10 }],
    ]),
  )
  expect(await tried([15, 12, 9])).toEqual({ competitors: 2, moved: 0, changed: 0, rows: [] })
  expect((await visitor.call(getStandings, board)).body).toEqual(before)
})

test('administrators see what a rebuild would change, and afterwards that nothing is left to change', async () => {
  const running = await aRunningSeason()
  const { leagueId, season } = running
  const [first, second] = (await competitors(2)).map(({ id }) => id)
  await settled(await anEventOf(running, 30), 'S1', [placedAs(first, 1), placedAs(second, 2)])
  const preview = async () => {
    const answer = await admin.call(previewRebuild, {
      params: { leagueId, seasonId: season.id },
      query: { classKey: 'S1' },
    })
    expectSuccess(answer)
    return answer.body
  }
  expect(await preview()).toEqual({ competitors: 2, changed: 0, rows: [] })
  const key = { seasonId: season.id, classKey: 'S1', scope: 'all', competitorId: second as never }
  const stored = await standings.get(key, { consistent: true })
  if (!stored) throw new Error('There is no standing.')
  const { version, points } = stored
  await commit(standings.put({ ...stored, points: 99, rank: 1, version: version + 1 }, { version }))
  expect(await preview()).toMatchObject({
    changed: 1,
    rows: [{ competitorId: second, before: { rank: 1, points: 99 }, after: { rank: 2, points } }],
  })
  expectSuccess(await admin.call(rebuildStandings, { params: { leagueId, seasonId: season.id } }))
  await control.settle()
  expect(await preview()).toEqual({ competitors: 2, changed: 0, rows: [] })
})

test('the board of the home page is the top of a running season, and its page shows the same', async () => {
  const day = (await control.now()).slice(0, 10)
  const running = await aRunningSeason({ startsOn: day, name: `Featured ${crypto.randomUUID().slice(0, 8)}` })
  const people = await competitors(12)
  await settled(
    await anEventOf(running, 0),
    'S1',
    people.map(({ id }, at) => placedAs(id, at + 1)),
  )
  // Others earn points meanwhile, so that it is read until nothing moved in between.
  const differs = async () => {
    const { board } = (await visitor.call(getFeaturedBoard, {})).body
    if (!board) return ['board']
    const { seasonId, classKey } = board
    const query = { limit: 5 }
    const top = (await visitor.call(getStandings, { params: { seasonId, classKey }, query })).body.items
    const of = (await visitor.call(listStandingClasses, { params: { seasonId } })).body
    const page = await visitor.send({ path: '/' })
    const rows = top.map(({ rank, isTied, name, points }) => ({ rank, isTied, name, points }))
    const isSame = {
      rows: isDeepStrictEqual(board.rows, rows),
      season: of.season.status === 'active',
      largest: board.competitors === Math.max(...of.classes.map((one) => one.competitors)),
      page: page.text.includes(board.rows[0]?.name ?? 'no one'),
    }
    return Object.entries(isSame).flatMap(([what, same]) => (same ? [] : [what]))
  }
  await expect.poll(differs).toEqual([])
})
