import { expect, test } from 'vitest'
import { standings } from '#core/leaderboard/standings/standings.ts'
import { users } from '#core/platform/users/users.ts'
import { seasons } from '#core/rules/seasons/seasons.ts'
import { newId } from '#shared/ids.ts'
import { getStandings } from '#shared/leaderboard/standings/contract.ts'
import { newUser } from '#shared/platform/users/new-user.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { apiEvent } from '#test/bench/api-event.ts'
import { fakeTable } from '#test/support/fake-table.ts'
import { handler } from './get-standings.ts'

const now = '2026-06-01T12:00:00.000Z'
const userId = '7b0c4a52-1111-4222-8333-444455556666'
const seasonId = newId('sea', now)
const params = { seasonId, classKey: 'S1' }

const season = (status: Season['status']) =>
  seasons.item({
    id: seasonId,
    leagueId: newId('lge', now),
    name: 'Season',
    year: 2026,
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    pointsTable: { steps: [{ multiplier: 1, places: [10, 8], others: 1 }], perEntry: 0 },
    minEvents: 0,
    eligibility: { leagueNumber: false, paidMembership: false },
    ties: [],
    teamBestPerEvent: 1,
    status,
    notes: [],
    createdAt: now,
    updatedAt: now,
    version: 1,
  } as unknown as Season)

const standing = standings.item({
  ...params,
  scope: 'all',
  competitorId: userId,
  points: 10,
  counted: [],
  dropped: [],
  wins: 1,
  seconds: 0,
  thirds: 0,
  needsEvents: 0,
  rank: 1,
  isTied: false,
  history: [],
  version: 1,
} as unknown as Parameters<typeof standings.item>[0])

const user = users.item(
  newUser({ id: userId, email: 'ann@example.test', name: 'Ann', membershipType: 'competitor' }, now),
)

test('the standings of a class cost three calls, and the names alone wait for others', async () => {
  const asked = fakeTable([season('active'), standing, user])
  const { statusCode, body = '' } = await handler(apiEvent(getStandings, { params }))
  expect([statusCode, JSON.parse(body)]).toMatchObject([200, { items: [{ rank: 1, points: 10 }] }])
  expect(asked).toEqual({ calls: 3, inARow: 2 })
})

test('those of a season that is only prepared are shown to no one', async () => {
  fakeTable([season('draft'), standing, user])
  expect((await handler(apiEvent(getStandings, { params }))).statusCode).toBe(404)
})
