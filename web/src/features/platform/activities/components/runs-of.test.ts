import { expect, test } from 'vitest'
import type { ListedActivity } from '#shared/platform/activities/contract.ts'
import { runsOf } from './runs-of.ts'

let count = 0
const activity = (changes: Partial<ListedActivity>) =>
  ({
    id: `act_${++count}`,
    type: 'user_login',
    userId: 'one',
    actorId: 'one',
    userName: 'One',
    actorName: 'One',
    description: 'Logged in',
    createdAt: '2026-11-30T12:00:00.000Z',
    ...changes,
  }) as ListedActivity

const timesOf = (...activities: ListedActivity[]) => runsOf(activities).map(({ times }) => times)

test('equal activities that follow each other are counted as one, under the newest', () => {
  const [newest, older, oldest] = [activity({}), activity({}), activity({})]
  expect(runsOf([newest, older, oldest])).toEqual([{ activity: newest, times: 3 }])
  expect(timesOf(activity({}), activity({ description: 'Logged out' }), activity({}))).toEqual([1, 1, 1])
})

test('what another person did, or what changed values, stands alone', () => {
  expect(timesOf(activity({}), activity({ userId: 'two' }))).toEqual([1, 1])
  expect(timesOf(activity({}), activity({ actorId: 'two' }))).toEqual([1, 1])
  expect(timesOf(activity({}), activity({ impersonated: true }))).toEqual([1, 1])
  const changed = { before: { name: 'A' }, after: { name: 'B' } }
  expect(timesOf(activity(changed), activity(changed))).toEqual([1, 1])
})
