import { expect, test } from 'vitest'
import { localTime } from '#shared/platform/time/local-time.ts'
import { chainWords } from './chain-words.ts'

const morning = new Date(2026, 10, 25, 4, 45)
const checkedAt = morning.toISOString()

test('the check of today is named by its time, an earlier one by its day', () => {
  const check = { checkedAt, entries: 1204 }
  expect(chainWords(check, new Date(2026, 10, 25, 18))).toMatch(
    /^Chain checked at 4:45\sAM: 1,204 entries, unbroken$/,
  )
  expect(chainWords(check, new Date(2026, 10, 26, 3))).toBe(
    `Chain checked on ${localTime(checkedAt)}: 1,204 entries, unbroken`,
  )
})

test('a broken chain says where it breaks and how much before it holds', () => {
  expect(chainWords({ checkedAt, entries: 1, brokenAt: 2 }, morning)).toMatch(
    /^The chain is broken at entry 2\..* 1 entry before it is in order\./,
  )
})

test('before the first check there is none', () => {
  expect(chainWords({}, morning)).toContain('hasn’t run yet')
})
