import { expect, test } from 'vitest'
import { mayBeGone } from './write-file.ts'

const now = 1_800_000_000
const days = 86_400

test('what expires while a restore is broken off is not missed when it goes on', () => {
  expect(mayBeGone({ ttl: { N: String(now - 1) } }, now)).toBe(true)
  expect(mayBeGone({ ttl: { N: String(now + 3 * days) } }, now)).toBe(true)
  expect(mayBeGone({ ttl: { N: String(now + 31 * days) } }, now)).toBe(false)
  expect(mayBeGone({ pk: { S: 'A' } }, now)).toBe(false)
})
