import { expect, test } from 'vitest'
import { pointsGrid } from './points-grid.ts'

const step = (multiplier: number, places: number[], others = 0) => ({ multiplier, places, others })

test('the points stand by multiplier and place, the least multiplier first, and end with everyone else', () => {
  expect(pointsGrid({ steps: [step(2, [10, 8], 1), step(1, [5])] })).toEqual({
    corner: 'Counts',
    heads: ['1', '2', '3+'],
    rows: [
      { head: '1×', cells: [5, 0, 0] },
      { head: '2×', cells: [10, 8, 1] },
    ],
  })
})

test('many places stand below each other, so that a phone has room for them', () => {
  const { heads, rows } = pointsGrid({ steps: [step(1, [8, 7, 6, 5, 4, 3, 2]), step(3, [24, 21], 2)] })
  expect(heads).toEqual(['1×', '3×'])
  expect(rows.map(({ head }) => head)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8+'])
  expect(rows[2]?.cells).toEqual([6, 2])
  expect(rows[7]?.cells).toEqual([0, 2])
})
