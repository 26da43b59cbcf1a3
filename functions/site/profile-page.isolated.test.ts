import { expect, test } from 'vitest'
import { posts } from '#core/community/feed/posts.ts'
import { teamLocks } from '#core/community/teams/team-members.ts'
import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { events } from '#core/events/events/events.ts'
import { standings } from '#core/leaderboard/standings/standings.ts'
import { sharingReads } from '#core/platform/db/shared-reads.ts'
import { users } from '#core/platform/users/users.ts'
import { leagues } from '#core/rules/leagues/leagues.ts'
import { newEvent } from '#shared/events/events/new-event.ts'
import { settleEvent } from '#shared/events/events/settle-event.ts'
import { newId } from '#shared/ids.ts'
import { newUser } from '#shared/platform/users/new-user.ts'
import { someEvent } from '#test/support/events.ts'
import { fakeTable } from '#test/support/fake-table.ts'
import { queries } from '#web/features/app/profile/api/person-data.ts'
import { answerCallsWith } from '#web/lib/call.ts'
import { answerPublicCall } from './answer-public-call.ts'

const now = '2026-06-01T12:00:00.000Z'
const userId = '7b0c4a52-1111-4222-8333-444455556666'
const leagueId = newId('lge', now)
const seasonId = newId('sea', now)
const score = { sumHundredths: 15_000, judges: 1 }

const user = users.item({
  ...newUser({ id: userId, email: 'ann@example.test', membershipType: 'competitor' }, now),
  status: 'active',
  verificationStatus: 'verified',
  registrationCompleted: true,
  isPublicProfile: true,
})

const league = leagues.item({
  id: leagueId,
  name: 'Loud League',
  abbreviation: 'LL',
  memberNumbers: false,
  createdAt: now,
  updatedAt: now,
  version: 1,
})

const standing = standings.item({
  seasonId,
  classKey: 'S1',
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
})

/** An event that the member was at, with their result and the post about it. */
const visit = (at: number) => {
  const eventId = newId('evt', `2026-05-${10 + at}T12:00:00.000Z`)
  const held = newEvent(
    { id: eventId, ownerId: userId, poster: undefined, fields: settleEvent(someEvent()) },
    now,
  )
  return [
    events.item({ ...held, status: 'published' }),
    competitionResults.item({
      id: newId('res', now),
      source: 'event',
      eventId,
      leagueId,
      classKey: 'S1',
      score,
      notes: '',
      eventOn: `2026-05-${10 + at}`,
      competitorId: userId,
      isZero: false,
      status: 'verified',
      evidence: [],
      submittedBy: userId,
      submittedAt: now,
      rejections: 0,
      revision: 1,
      createdAt: now,
      updatedAt: now,
      version: 1,
    }),
    posts.item({
      id: newId('fpo', now),
      userId,
      type: 'result_placed',
      title: 'A result',
      description: '',
      about: { type: 'event', id: eventId, href: '/' },
      visibility: 'public',
      likeCount: 0,
      commentCount: 0,
      createdAt: now,
      version: 1,
    } as Parameters<typeof posts.item>[0]),
  ]
}

test('what a profile shows is read in two rounds, however much it is', async () => {
  answerCallsWith(answerPublicCall)
  const lock = teamLocks.item({ userId, teamId: newId('tea', now), from: now, version: 1 })
  const asked = fakeTable([user, league, standing, lock, ...[1, 2, 3, 4, 5, 6].flatMap(visit)])
  const answers = await sharingReads(() =>
    Promise.all(
      queries({ userId }).map(({ queryKey, queryFn }) =>
        (queryFn as (context: object) => Promise<object>)({ signal: new AbortController().signal, queryKey }),
      ),
    ),
  )
  const [member, competitor, garage, results, feed] = answers
  expect(member).toMatchObject({ id: userId })
  expect(competitor).toMatchObject({ courses: [{ leagueName: 'Loud League' }] })
  expect(garage).toEqual({ items: [] })
  expect(results).toHaveProperty('pages.0.items.length', 6)
  expect(feed).toHaveProperty('items.length', 6)
  expect(asked.inARow).toBe(2)
  expect(asked.calls).toBeLessThanOrEqual(10)
})
