import { expect, test } from 'vitest'
import { differenceOf } from './difference-of.ts'

const level = (amount: number | undefined) => ({
  name: 'Peak',
  value: '',
  amount,
  said: (by: number) => `${by.toFixed(1)} dB`,
})

test('a difference has its sign and its unit', () => {
  expect(differenceOf(level(121.2), level(120))).toBe('+1.2 dB')
  expect(differenceOf(level(118), level(120))).toBe('−2.0 dB')
})

test('what is too small to be written is no difference', () => {
  expect(differenceOf(level(120.04), level(120))).toBe('±0')
  expect(differenceOf(level(120), level(120))).toBe('±0')
})

test('a figure that one of two designs does not have is not compared', () => {
  expect(differenceOf(level(undefined), level(120))).toBe('')
  expect(differenceOf(level(120), level(undefined))).toBe('')
  expect(differenceOf(level(120), undefined)).toBe('')
})
