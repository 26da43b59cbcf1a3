import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { recordActivity } from './record-activity.ts'

const now = '2026-06-01T00:00:00.000Z'
const written = (write: ReturnType<typeof recordActivity>) => write.item.Put?.Item

beforeAll(() => vi.stubEnv('TABLE_NAME', 'table'))
afterAll(() => vi.unstubAllEnvs())

test('what a member does is theirs, by themselves', () => {
  const by = { userId: 'member' }
  const item = written(recordActivity({ by, type: 'profile_update', description: 'Changed' }, now))
  expect(item).toMatchObject({ userId: 'member', actorId: 'member', createdAt: now })
  expect(item).not.toHaveProperty('impersonated')
})

test('what an administrator does as a member names both', () => {
  const by = { userId: 'member', adminId: 'admin' }
  const item = written(recordActivity({ by, type: 'profile_update', description: 'Changed' }, now))
  expect(item).toMatchObject({ userId: 'member', actorId: 'admin', impersonated: true })
})

test('what an administrator changes of an account is in the log of that account', () => {
  const by = { userId: 'admin' }
  const change = { type: 'user_update', description: 'Suspended', before: { status: 'active' } } as const
  const item = written(recordActivity({ by, userId: 'member', ...change }, now))
  expect(item).toMatchObject({ userId: 'member', actorId: 'admin', before: { status: 'active' } })
})

test('what happens to an account without its member is done by no one', () => {
  const news = { by: 'platform', userId: 'member' } as const
  const item = written(recordActivity({ ...news, type: 'payment_failed', description: 'Failed' }, now))
  expect(item).toMatchObject({ userId: 'member', gsi1pk: 'ACTIVITIES' })
  expect(item).not.toHaveProperty('actorId')
  expect(item).not.toHaveProperty('gsi3pk')
})
