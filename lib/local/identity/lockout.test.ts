import { expect, test } from 'vitest'
import { createLockout } from './lockout.ts'

const minute = 60_000
const rule = {
  freeFailures: 5,
  firstLockMs: 1000,
  longestLockMs: 15 * minute,
  refusal: () => new Error('locked'),
}

function aLockout() {
  const clock = { now: 1_000_000 }
  const lockout = createLockout(rule, () => clock.now)
  const fail = (times: number) => Array.from({ length: times }, () => lockout.fail('ann'))
  const isOpenAfter = (ms: number) => {
    clock.now += ms
    try {
      lockout.assertOpen('ann')
      return true
    } catch {
      return false
    }
  }
  return { lockout, fail, isOpenAfter }
}

test('the fifth failure locks for a second, and each further one for twice as long', () => {
  const { fail, isOpenAfter } = aLockout()
  fail(4)
  expect(isOpenAfter(0)).toBe(true)
  for (const lockMs of [1000, 2000, 4000, 8000]) {
    fail(1)
    expect(isOpenAfter(lockMs - 1)).toBe(false)
    expect(isOpenAfter(1)).toBe(true)
  }
})

test('no lock is longer than fifteen minutes', () => {
  const { fail, isOpenAfter } = aLockout()
  fail(40)
  expect(isOpenAfter(15 * minute - 1)).toBe(false)
  expect(isOpenAfter(1)).toBe(true)
})

test('success and a quiet quarter of an hour forget the failures', () => {
  const { lockout, fail, isOpenAfter } = aLockout()
  fail(4)
  lockout.clear('ann')
  fail(4)
  expect(isOpenAfter(0)).toBe(true)
  expect(isOpenAfter(15 * minute + 1)).toBe(true)
  fail(4)
  expect(isOpenAfter(0)).toBe(true)
})

test('one name does not lock another', () => {
  const { lockout, fail } = aLockout()
  fail(10)
  expect(() => lockout.assertOpen('bob')).not.toThrow()
  expect(() => lockout.assertOpen('ann')).toThrow('locked')
})
