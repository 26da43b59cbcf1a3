import { expect, test } from 'vitest'
import { teamMembers, teamsOf } from '#core/community/teams/team-members.ts'
import { events } from '#core/events/events/events.ts'
import { linesOf } from '#core/leaderboard/points/lines-of.ts'
import { revaluePoints } from '#core/leaderboard/points/revalue-points.ts'
import { writePoints } from '#core/leaderboard/points/write-points.ts'
import { rankClass } from '#core/leaderboard/standings/rank-class.ts'
import { rankTeams } from '#core/leaderboard/standings/rank-teams.ts'
import { standings } from '#core/leaderboard/standings/standings.ts'
import { teamStandings, teamStandingsOf } from '#core/leaderboard/standings/team-standings.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import type { Event } from '#shared/events/events/event.ts'
import { listSeasonLines, movePoints } from '#shared/leaderboard/points/contract.ts'
import type { PointsLine } from '#shared/leaderboard/points/points-line.ts'
import type { Standing } from '#shared/leaderboard/standings/standing.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
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
  type RunningSeason,
  settled,
} from '#test/support/points.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { putTeam } from '#test/support/teams.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')

const now = () => control.now()
const pointsOf = (lines: readonly PointsLine[]) => lines.map(({ points }) => points)
const sum = (lines: readonly PointsLine[]) => pointsOf(lines).reduce((all, one) => all + one, 0)

async function standingsOf({ season }: RunningSeason, classKey = 'S1'): Promise<Standing[]> {
  const rows: Standing[] = []
  const where = { pk: `SEA#${season.id}#CLS#${classKey}`, prefix: 'STAND#all#', consistent: true }
  for await (const row of eachItem(standings, where)) rows.push(row)
  return rows.toSorted((a, b) => a.rank - b.rank || (a.competitorId < b.competitorId ? -1 : 1))
}

test('a class that is published and verified again gives the same points: first, second and third', async () => {
  const running = await aRunningSeason()
  const event = await anEventOf(running, 5)
  const [x, y, z] = (await competitors(3)).map(({ id }) => id)
  const entries = [placedAs(x, 1), placedAs(y, 2), placedAs(z, 3), placedAs(undefined, 4)]
  await settled(event, 'S1', entries)
  await settled(event, 'S1', entries)
  const at = await now()
  await Promise.all([1, 2, 3].map(() => writePoints({ eventId: event.id, classKey: 'S1' }, at)))
  const lines = await Promise.all([x, y, z].map((id) => linesOf(running.season.id, id ?? '')))
  expect(lines.map(pointsOf)).toEqual([[15], [12], [9]])
})

test('a revision that swaps first and second reverses their points and leaves third alone', async () => {
  const running = await aRunningSeason()
  const event = await anEventOf(running, 5)
  const [x, y, z] = (await competitors(3)).map(({ id }) => id)
  await settled(event, 'S1', [placedAs(x, 1), placedAs(y, 2), placedAs(z, 3)])
  await settled(event, 'S1', [placedAs(y, 1), placedAs(x, 2), placedAs(z, 3)], {
    reason: 'A run was measured at the wrong lane.',
  })
  const lines = await Promise.all([x, y, z].map((id) => linesOf(running.season.id, id ?? '')))
  expect(lines.map((own) => pointsOf(own))).toEqual([[15, -15, 12], [12, -12, 15], [9]])
  expect(lines[0]?.at(-1)?.why).toBe('A run was measured at the wrong lane.')
  expect((await standingsOf(running)).map(({ competitorId, points }) => [competitorId, points])).toEqual([
    [y, 15],
    [x, 12],
    [z, 9],
  ])
})

test('a class that is void takes all of its points back', async () => {
  const running = await aRunningSeason()
  const event = await anEventOf(running, 5)
  const [x, y] = (await competitors(2)).map(({ id }) => id)
  const entries = [placedAs(x, 1), placedAs(y, 2)]
  await settled(event, 'S1', entries)
  await settled(event, 'S1', entries, { state: 'void' })
  expect(sum(await linesOf(running.season.id, x ?? ''))).toBe(0)
  expect(await standingsOf(running)).toEqual([])
})

test('facts three times, in any order and at once, write the same lines', async () => {
  const running = await aRunningSeason()
  const people = await competitors(5)
  const held: Event[] = []
  for (const daysAgo of [20, 15, 10]) held.push(await anEventOf(running, daysAgo))
  const deliveries = held.flatMap((event) => ['S1', 'S2'].map((classKey) => ({ event, classKey })))
  for (const [at, { event, classKey }] of deliveries.entries())
    await putVerified(
      event,
      classKey,
      people.map(({ id }, place) => placedAs(id, ((place + at) % 5) + 1)),
    )
  const mixed = [...deliveries, ...deliveries, ...deliveries]
    .map((one, at) => ({ one, key: (at * 7919) % 18 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one)
  const writtenAt = await now()
  for (let at = 0; at < mixed.length; at += 3)
    await Promise.all(
      mixed
        .slice(at, at + 3)
        .map(({ event, classKey }) =>
          writePoints({ eventId: event.id, classKey: classKey as 'S1' }, writtenAt),
        ),
    )
  for (const { id } of people) {
    const lines = await linesOf(running.season.id, id)
    expect(lines).toHaveLength(deliveries.length)
    expect(lines.every(({ reversalOf }) => reversalOf === undefined)).toBe(true)
  }
})

test('two classes of one season that are verified at once leave complete standings, of teams too', async () => {
  const running = await aRunningSeason()
  const event = await anEventOf(running, 5)
  const people = await competitors(4)
  const entries = people.map(({ id }, at) => placedAs(id, at + 1))
  await Promise.all(
    ['S1', 'S2'].map(async (classKey) => {
      await settled(event, classKey, entries)
      await Promise.all([
        rankClass({ seasonId: running.season.id, classKey: classKey as 'S1' }),
        rankTeams(running.season.id),
      ])
    }),
  )
  for (const classKey of ['S1', 'S2'])
    expect((await standingsOf(running, classKey)).map(({ rank, points }) => [rank, points])).toEqual([
      [1, 15],
      [2, 12],
      [3, 9],
      [4, 6],
    ])
})

test('what is made again from the ledger is what was kept', async () => {
  const running = await aRunningSeason({ bestN: 2 })
  const people = await competitors(4)
  for (const [at, daysAgo] of [30, 20, 10].entries())
    await settled(
      await anEventOf(running, daysAgo, at + 1),
      'S1',
      people.map(({ id }, place) => placedAs(id, ((place + at) % 4) + 1)),
    )
  const kept = await standingsOf(running)
  await revaluePoints(running.season.id, 'Rebuilt', await now())
  await rankClass({ seasonId: running.season.id, classKey: 'S1' as Standing['classKey'] })
  expect(await standingsOf(running)).toEqual(kept)
  expect(kept[0]?.history).toHaveLength(3)
  expect(kept.every(({ counted, dropped }) => counted.length === 2 && dropped.length === 1)).toBe(true)
})

test('an event that counts in another season, or more often, moves its points there', async () => {
  const first = await aRunningSeason()
  const second = await aRunningSeason()
  const event = await anEventOf(first, 5)
  const [x] = (await competitors(1)).map(({ id }) => id)
  await settled(event, 'S1', [placedAs(x, 1)])
  const moved = {
    ...event,
    seasons: [{ seasonId: second.season.id, multiplier: 4, rulebook: second.rulebook }],
    version: event.version + 1,
  }
  await commit(events.put(moved, { version: event.version }))
  await writePoints({ eventId: event.id, classKey: 'S1' as PointsLine['classKey'] }, await now())
  expect(pointsOf(await linesOf(first.season.id, x ?? ''))).toEqual([15, -15])
  expect(pointsOf(await linesOf(second.season.id, x ?? ''))).toEqual([20])
})

test('a guest and someone without a number of the league keep their places and earn nothing', async () => {
  const running = await aRunningSeason({ eligibility: { leagueNumber: true, paidMembership: false } })
  const event = await anEventOf(running, 5)
  const [x] = (await competitors(1)).map(({ id }) => id)
  await settled(event, 'S1', [placedAs(undefined, 1), placedAs(x, 2)])
  expect(await linesOf(running.season.id, x ?? '')).toEqual([])
  expect(await standingsOf(running)).toEqual([])
})

test('a closed season stays as it was, and counts what was corrected once it is opened again', async () => {
  const closedAt = addTime(await control.now(), { seconds: -1 })
  const running = await aRunningSeason({ status: 'closed', closedAt })
  const event = await anEventOf(running, 5)
  const [x] = (await competitors(1)).map(({ id }) => id)
  await settled(event, 'S1', [placedAs(x, 1)])
  expect(pointsOf(await linesOf(running.season.id, x ?? ''))).toEqual([15])
  expect(await standingsOf(running)).toEqual([])
})

test('points count for the team of the first day, and stay with it when its member joins another', async () => {
  const running = await aRunningSeason({ teamBestPerEvent: 1 })
  const event = await anEventOf(running, 5)
  const [x, y] = (await competitors(2)).map(({ id }) => id)
  const { id: teamId } = await putTeam(x ?? '', {}, [[y ?? '', 'member']])
  await settled(event, 'S1', [placedAs(x, 1), placedAs(y, 2)])
  for await (const membership of teamsOf(x ?? ''))
    await commit(
      teamMembers.put(
        { ...membership, until: await now(), version: membership.version + 1 },
        { version: membership.version },
      ),
    )
  await settled(event, 'S1', [placedAs(y, 1), placedAs(x, 2)])
  const { items } = await teamStandings.list({ pk: teamStandingsOf(running.season.id), limit: 10 })
  expect(items).toMatchObject([{ teamId, points: 15, rank: 1 }])
  expect((await linesOf(running.season.id, x ?? '')).map((line) => line.teamId)).toEqual([
    teamId,
    teamId,
    teamId,
  ])
})

test('a member’s points follow them to the next class once, with a reason', async () => {
  const running = await aRunningSeason()
  const event = await anEventOf(running, 5)
  const [x] = (await competitors(1)).map(({ id }) => id)
  await settled(event, 'S1', [placedAs(x, 1)])
  const move = {
    params: { leagueId: running.leagueId, seasonId: running.season.id },
    body: { competitorId: x ?? '', from: 'S1', to: 'S2', reason: 'Street 1 was retired.' },
  }
  expectProblem(
    await admin.call(movePoints, { ...move, body: { ...move.body, reason: 'No' } }),
    422,
    'reason_needed',
  )
  const answers = await Promise.all([1, 2, 3].map(() => admin.call(movePoints, move)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const again = await admin.call(movePoints, move)
  expectProblem(again, 409, 'points_moved')
  expect(again.text).toContain('Points for this season have already been moved once.')
  expect(
    (await linesOf(running.season.id, x ?? '')).map(({ classKey, points }) => [classKey, points]),
  ).toEqual([
    ['S1', 15],
    ['S1', -15],
    ['S2', 15],
  ])
  const listed = await admin.call(listSeasonLines, { params: move.params, query: { eventId: event.id } })
  expectSuccess(listed)
  expect(listed.body.items).toHaveLength(3)
  const own = await admin.call(listSeasonLines, {
    params: move.params,
    query: { competitorId: x ?? '', limit: 2 },
  })
  expect(own.body.items).toMatchObject([
    { competitorId: x, eventTitle: event.title },
    { competitorId: x, eventTitle: event.title },
  ])
  expect(own.body.nextCursor).toBeDefined()
})

test('the ledger is asked for an event or for a competitor, and for one of them alone', async () => {
  const running = await aRunningSeason()
  const event = await anEventOf(running, 5)
  const [x, y] = (await competitors(2)).map(({ id }) => id)
  await settled(event, 'S1', [placedAs(x, 1), placedAs(y, 2)])
  const params = { leagueId: running.leagueId, seasonId: running.season.id }
  const own = await admin.call(listSeasonLines, { params, query: { competitorId: x ?? '' } })
  expect(own.body.items.map(({ competitorId }) => competitorId)).toEqual([x])
  const refused = [
    await admin.call(listSeasonLines, { params, query: {} }),
    await admin.call(listSeasonLines, { params, query: { eventId: event.id, competitorId: x ?? '' } }),
  ]
  for (const answer of refused) expectProblem(answer, 400, 'validation_failed')
})
