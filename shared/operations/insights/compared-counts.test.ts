import { expect, test } from 'vitest'
import { comparedCounts } from './compared-counts.ts'

test('counts are summed by name, those before the shown span apart, the largest first', () => {
  const counts = comparedCounts('2026-03-08')
  counts.add('/events', { on: '2026-03-07', count: 50 })
  counts.add('/events', { on: '2026-03-08', count: 2 })
  counts.add('/faq', { on: '2026-03-09', count: 3 })
  counts.add('/gone', { on: '2026-03-01', count: 9 })
  counts.add('/events', { on: '2026-03-09', count: 2 })
  expect(counts.most(3)).toEqual([
    { name: '/events', count: 4, before: 50 },
    { name: '/faq', count: 3, before: 0 },
    { name: '/gone', count: 0, before: 9 },
  ])
  expect(counts.most(1)).toHaveLength(1)
  expect(counts.total()).toEqual({ count: 7, before: 59 })
})
