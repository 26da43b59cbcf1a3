import { expect, test } from 'vitest'
import type { RubricItem } from '#shared/rules/rulebooks/rubric.ts'
import { steppedValue, stepsOf } from './item-steps.ts'

const item = (more: Partial<RubricItem> = {}): RubricItem => ({
  key: 'depth',
  label: 'Depth',
  kind: 'points',
  minHundredths: 0,
  maxHundredths: 1000,
  stepHundredths: 25,
  note: '',
  ...more,
})

test('few values are buttons, and many are stepped', () => {
  expect(stepsOf(item({ values: [1000, 700, 400] }))).toEqual([1000, 700, 400])
  expect(stepsOf(item({ maxHundredths: 200, stepHundredths: 50 }))).toEqual([0, 50, 100, 150, 200])
  expect(stepsOf(item())).toBeUndefined()
})

test('a step goes by what the rubric says, and never past its ends', () => {
  expect(steppedValue(item(), 975, 1)).toBe(1000)
  expect(steppedValue(item(), 1000, 1)).toBe(1000)
  expect(steppedValue(item(), 25, -1)).toBe(0)
  expect(steppedValue(item(), 0, -1)).toBe(0)
  expect(steppedValue(item({ maxHundredths: 1010 }), undefined, -1)).toBe(1000)
  expect(steppedValue(item({ minHundredths: 300 }), undefined, 1)).toBe(300)
})

test('a scale with gaps is stepped through its values alone', () => {
  const scale = item({ values: [10, 7, 4].map((points) => points * 100) })
  expect([undefined, 400, 700, 1000].map((value) => steppedValue(scale, value, 1))).toEqual([
    400, 700, 1000, 1000,
  ])
  expect([undefined, 1000, 700, 400].map((value) => steppedValue(scale, value, -1))).toEqual([
    1000, 700, 400, 400,
  ])
})
