import { expect, test } from 'vitest'
import type { Following } from './following.ts'
import { steppedFollowing } from './stepped-following.ts'

const between = { organizationId: 'org_1', userId: 'someone' } as unknown as Following
const [now, later] = ['2026-06-01T10:00:00.000Z', '2026-06-02T10:00:00.000Z']

test('following is remembered from its first moment on, through every change of mails', () => {
  const first = steppedFollowing(undefined, between, { follows: true, isMuted: false }, now)
  expect(first).toMatchObject({ follows: true, isMuted: false, followedAt: now, version: 1 })
  const muted = steppedFollowing(first, between, { follows: true, isMuted: true }, later)
  expect(muted).toMatchObject({ isMuted: true, followedAt: now, updatedAt: later, version: 2 })
})

test('a member who wants no mail is remembered without following, and nothing else is', () => {
  const muted = steppedFollowing(undefined, between, { follows: false, isMuted: true }, now)
  expect(muted).toMatchObject({ follows: false, isMuted: true })
  expect(muted).not.toHaveProperty('followedAt')
  expect(steppedFollowing(muted, between, { follows: false, isMuted: false }, later)).toBeUndefined()
})

test('following begins at another time once it ended', () => {
  const muted = steppedFollowing(undefined, between, { follows: false, isMuted: true }, now)
  expect(steppedFollowing(muted, between, { follows: true, isMuted: true }, later)).toMatchObject({
    followedAt: later,
  })
})
