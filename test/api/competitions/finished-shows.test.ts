import { expect, test } from 'vitest'
import { emptyPool, pools } from '#core/events/event-places/pools.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { listFinishedShows } from '#shared/competitions/competition-results/finished-shows-contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { anEventOf, aRunningSeason, competitors, type RunningSeason } from '#test/support/points.ts'
import { putResult } from '#test/support/results.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)

type ClassKey = CompetitionResult['classKey']

/** So many people have entered a class. */
const entered = (event: Event, classKey: string, taken: number) =>
  commit(pools.derive({ ...emptyPool(event.id, classKey as ClassKey, undefined), taken }))

/** A result of an event, verified unless it is said otherwise. */
const placed = (
  { leagueId, season }: RunningSeason,
  { id: eventId, startsOn = '' }: Event,
  userId: string,
  { classKey = 'S1', ...more }: Partial<Omit<CompetitionResult, 'classKey'>> & { classKey?: string },
) =>
  putResult(
    userId,
    { leagueId, seasonId: season.id, classKey },
    {
      source: 'event',
      elsewhere: undefined,
      eventId,
      eventOn: startsOn,
      status: 'verified',
      place: 1,
      ...more,
    },
  )

async function showsOf({ season }: RunningSeason, query: { limit?: number; cursor?: string } = {}) {
  await control.settle()
  return (await visitor.call(listFinishedShows, { params: { seasonId: season.id }, query })).body
}

test('the finished shows of a season come latest first, a page at a time, without those to come', async () => {
  const running = await aRunningSeason()
  const [old, late] = [await anEventOf(running, 20, 1), await anEventOf(running, 10)]
  await anEventOf(running, -10)
  const first = await showsOf(running, { limit: 1 })
  expect(first.items.map(({ id, multiplier }) => [id, multiplier])).toEqual([[late.id, 3]])
  const second = await showsOf(running, { limit: 1, cursor: first.nextCursor ?? '' })
  expect(second.items.map(({ id, multiplier }) => [id, multiplier])).toEqual([[old.id, 1]])
})

test('a finished show names first place of the class that most people entered, once it is verified', async () => {
  const running = await aRunningSeason()
  const event = await anEventOf(running, 10)
  await entered(event, 'S1', 2)
  await entered(event, 'S2', 5)
  const [small, large] = await competitors(2)
  await placed(running, event, small?.id ?? '', { classKey: 'S1' })
  await placed(running, event, large?.id ?? '', { classKey: 'S2', status: 'pending' })
  const [before] = (await showsOf(running)).items
  expect(before).toMatchObject({ classes: 2, winner: { names: ['Racer 1'] } })
  await placed(running, event, large?.id ?? '', {
    classKey: 'S2',
    score: { sumHundredths: 14_950, judges: 1 },
  })
  const [after] = (await showsOf(running)).items
  expect(after?.winner).toMatchObject({ names: ['Racer 2'], score: { sumHundredths: 14_950 } })
})

test('no one is named as the winner of a show whose places are not verified', async () => {
  const running = await aRunningSeason()
  const event = await anEventOf(running, 10)
  await entered(event, 'S1', 1)
  const [person] = await competitors(1)
  await placed(running, event, person?.id ?? '', { status: 'pending' })
  await placed(running, event, person?.id ?? '', { status: 'rejected' })
  const [show] = (await showsOf(running)).items
  expect(show).toMatchObject({ classes: 1 })
  expect(show).not.toHaveProperty('winner')
})

test('winners are named as boards name them: with a hidden profile by name, who has left as a former member', async () => {
  const running = await aRunningSeason()
  const event = await anEventOf(running, 10)
  const [hidden] = await competitors(1, { isPublicProfile: false })
  await placed(running, event, hidden?.id ?? '', {})
  await placed(running, event, unknownAccount, {})
  const [show] = (await showsOf(running)).items
  expect(show?.winner?.names.toSorted()).toEqual(['Former member', 'Racer 1'])
})
