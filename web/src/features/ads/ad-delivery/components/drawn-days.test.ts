import { expect, test } from 'vitest'
import { noFigures } from '#shared/ads/ad-delivery/ad-statistics.ts'
import { drawnDays } from './drawn-days.ts'

const row = (day: string, viewed: number) => ({ ...noFigures, day, viewed })
const viewed = (rows: Parameters<typeof drawnDays>[0], from: string, until: string) =>
  drawnDays(rows, { from, until }).map((one) => [one.day, one.viewed])

test('days without figures are drawn, too, and several ads of a day together', () => {
  const rows = [row('2026-06-03', 5), row('2026-06-01', 1), row('2026-06-03', 2)]
  expect(viewed(rows, '2026-06-01', '2026-06-04')).toEqual([
    ['2026-06-01', 1],
    ['2026-06-02', 0],
    ['2026-06-03', 7],
    ['2026-06-04', 0],
  ])
})

test('a figure outside the days of a campaign is not lost', () => {
  expect(viewed([row('2026-06-05', 1)], '2026-06-03', '2026-06-04')).toEqual([
    ['2026-06-03', 0],
    ['2026-06-04', 0],
    ['2026-06-05', 1],
  ])
  expect(viewed([], '2026-06-03', '2026-06-02')).toEqual([])
})
