import { expect, test } from 'vitest'
import { addTime } from '#shared/platform/time/add-time.ts'
import { monthsOfAverage, withSale } from './counted-feedback.ts'

const now = '2026-11-29T12:00:00.000Z'
const ago = (days: number) => addTime(now, { days: -days })
const old = ago(300)
const counts = (before: readonly string[], seller = old, buyer = old, soldAt = now) =>
  withSale(before, [seller, buyer], { soldAt, now }).isCounted

test('feedback counts once both accounts were fourteen days old at the sale, however late it is confirmed', () => {
  expect(counts([], ago(14), ago(14))).toBe(true)
  const younger = addTime(ago(14), { seconds: 1 })
  expect([counts([], younger, old), counts([], old, younger)]).toEqual([false, false])
  expect(counts([], ago(20), ago(20), ago(6))).toBe(true)
  expect([counts([], ago(19), old, ago(6)), counts([], old, ago(19), ago(6))]).toEqual([false, false])
})

test('only the first sale between the two within 90 days counts', () => {
  expect(counts([ago(89)])).toBe(false)
  expect(counts([addTime(ago(90), { seconds: 1 })])).toBe(false)
  expect(counts([ago(90)])).toBe(true)
  expect(counts([ago(120), ago(91)])).toBe(true)
})

test('more than three sales between the two within 90 days are frequent', () => {
  const frequent = (before: readonly string[]) =>
    withSale(before, [old, old], { soldAt: now, now }).isFrequent
  expect(frequent([ago(80), ago(40)])).toBe(false)
  expect(frequent([ago(90), ago(80), ago(40)])).toBe(false)
  expect(frequent([ago(89), ago(80), ago(40)])).toBe(true)
})

test('the row of the two keeps what is within 90 days', () => {
  const { confirmedAt } = withSale([ago(91), ago(90), ago(3)], [old, old], { soldAt: now, now })
  expect(confirmedAt).toEqual([ago(3), now])
})

test('the average is of this month and the 23 before it', () => {
  expect(monthsOfAverage(now)).toEqual({ first: '2024-12', last: '2026-11' })
  expect(monthsOfAverage('2026-01-01T00:00:00.000Z')).toEqual({ first: '2024-02', last: '2026-01' })
  expect(monthsOfAverage('2026-12-31T23:59:59.000Z')).toEqual({ first: '2025-01', last: '2026-12' })
})
