import { expect, test } from 'vitest'
import { grid } from '../state/computed-design.ts'
import { hertzTicks } from './hertz-ticks.ts'
import { fewestPoints } from './zoom.ts'

test('the whole chart has the ticks of its decades, also where an end lies a hair beside them', () => {
  expect(hertzTicks(10, 200)).toEqual([10, 20, 30, 50, 100, 200])
  expect(hertzTicks(10, 500)).toEqual([10, 20, 30, 50, 100, 200, 300, 500])
  expect(hertzTicks(10.001, 100.001)).toEqual([10, 20, 30, 50, 100])
})

test('a narrower stretch has finer ticks', () => {
  expect(hertzTicks(20, 60)).toEqual([20, 25, 30, 40, 50, 60])
  expect(hertzTicks(30, 36)).toEqual([30, 31, 32, 33, 34, 35, 36])
})

test('every stretch that can be shown has two to nine ticks', () => {
  const width = fewestPoints - 1
  for (let from = 0; from + width < grid.hz.length; from += 7)
    for (let to = from + width; to < grid.hz.length; to += 13) {
      const ticks = hertzTicks(grid.hz[from] as number, grid.hz[to] as number)
      expect(ticks.length, `${grid.hz[from]} to ${grid.hz[to]}`).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(9)
    }
})
