import { expect, test } from 'vitest'
import { firstDayOfViews, viewsBetween } from './views-between.ts'

const now = '2026-11-29T12:00:00.000Z'

test('the last 30 days are listed to today, a day without views as zero', () => {
  const { days, total } = viewsBetween([{ on: '2026-11-29', count: 3 }], now)
  expect(days).toHaveLength(30)
  expect(days[0]).toEqual({ on: '2026-10-31', views: 0 })
  expect(days.at(-1)).toEqual({ on: '2026-11-29', views: 3 })
  expect(total).toBe(3)
})

test('the 30 days before count by themselves, and earlier ones not at all', () => {
  const counted = [
    { on: '2026-10-30', count: 2 },
    { on: firstDayOfViews(now), count: 5 },
    { on: '2026-09-30', count: 9 },
  ]
  expect(firstDayOfViews(now)).toBe('2026-10-01')
  expect(viewsBetween(counted, now)).toMatchObject({ total: 0, totalBefore: 7 })
})
