import { expect, test } from 'vitest'
import { confirmedByDay, growthOf } from './growth.ts'

const day = (confirmed: number, left: number) => ({ day: '2026-05-01', confirmed, left })

test('the course is counted back from how many there are now', () => {
  expect(confirmedByDay([day(5, 0), day(3, 1), day(0, 2)], 20)).toEqual([20, 22, 20])
  expect(confirmedByDay([day(9, 0), day(1, 0)], 1)).toEqual([0, 1])
})

test('the last thirty days say how much it grew', () => {
  expect(growthOf([...Array.from({ length: 30 }, () => day(2, 1)), day(0, 0)])).toBe('+29 in 30 days')
  expect(growthOf([day(0, 4)])).toBe('−4 in 30 days')
  expect(growthOf([])).toBe('0 in 30 days')
})
