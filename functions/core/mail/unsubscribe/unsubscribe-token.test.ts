import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newUnsubscribeToken, readUnsubscribeToken } from './unsubscribe-token.ts'

const userId = '0b0e3f1c-7a52-4c1e-9d3a-0d6f2b5a9c11'
const [first, second] = ['a'.repeat(64), 'b'.repeat(64)]
let stored = { current: first, previous: [] as string[] }

beforeEach(() => {
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'x')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'x')
  vi.stubEnv('UNSUBSCRIBE_SECRET', 'unsubscribe')
  vi.stubGlobal('fetch', async () => Response.json({ SecretString: JSON.stringify(stored) }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** Moves the clock past the point where the key is fetched again. */
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

test('a link that has gone out works after the key was renewed, and no longer once its key is given up', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const token = await newUnsubscribeToken({ userId, category: 'social' })
  stored = { current: second, previous: [first] }
  later(61)
  expect(await readUnsubscribeToken(token)).toEqual({ userId, category: 'social' })
  expect(await newUnsubscribeToken({ userId, category: 'social' })).not.toBe(token)
  stored = { current: second, previous: [] }
  later(61)
  expect(await readUnsubscribeToken(token)).toBeUndefined()
})

test('a link that was signed with a key a moment old is understood by a reader that still has the key before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  stored = { current: second, previous: [] }
  later(61)
  const token = await newUnsubscribeToken({ userId, category: 'marketing' })
  stored = { current: first, previous: [] }
  later(61)
  await newUnsubscribeToken({ userId, category: 'social' })
  stored = { current: second, previous: [first] }
  later(6)
  expect(await readUnsubscribeToken(token)).toEqual({ userId, category: 'marketing' })
})

test('a token of mails with a switch of their own names what it switches, and passes as no other', async () => {
  const of = { purpose: 'saved_search', id: `${userId}-sav_01JZ0000000000000000000000` } as const
  const token = await newUnsubscribeToken(of)
  expect(await readUnsubscribeToken(token)).toEqual(of)
  expect(await readUnsubscribeToken(token.replace('-sav_01JZ0000000000000000000000', ''))).toBeUndefined()
  expect(await readUnsubscribeToken(token.replace('saved_search', 'notifications'))).toBeUndefined()
})

test('a token of something that has no switch is nothing', async () => {
  expect(
    await readUnsubscribeToken(await newUnsubscribeToken({ userId, category: 'security' })),
  ).toBeUndefined()
})
