import { expect, test } from 'vitest'
import { clickSteps } from './click-steps.ts'

const at = (day: number, hour: number, clicks: number) => ({
  hour: new Date(Date.UTC(2026, 2, day, hour)).toISOString(),
  clicks,
})

test('hours without a click stand between those with one', () => {
  const found = clickSteps([at(2, 9, 5), at(2, 12, 3)])
  expect(found?.step).toBe('Hour')
  expect(found?.clicks).toEqual([5, 0, 0, 3])
  expect(found?.steps).toHaveLength(4)
})

test('after three days, the clicks of a day are one step', () => {
  const found = clickSteps([at(2, 12, 5), at(2, 14, 1), at(9, 12, 3)])
  expect(found?.step).toBe('Day')
  expect(found?.clicks).toEqual([6, 0, 0, 0, 0, 0, 0, 3])
})

test('without a click there is nothing to draw', () => {
  expect(clickSteps([])).toBeUndefined()
})
