import { expect, test } from 'vitest'
import { featuredOf, hourOf } from './featured-first.ts'

const shops = Array.from({ length: 12 }, (_, at) => ({ id: `lst_${at}` }))

test('an hour begins and ends with that of the clock', () => {
  expect(hourOf('2026-11-28T07:00:00.000Z')).toBe(hourOf('2026-11-28T07:59:59.999Z'))
  expect(hourOf('2026-11-28T08:00:00.000Z')).toBe(hourOf('2026-11-28T07:59:59.999Z') + 1)
})

test('at most three are featured, the same for everyone in an hour', () => {
  const [hour, shown] = [493_000, featuredOf(shops, 493_000)]
  expect(shown).toHaveLength(3)
  expect(featuredOf(shops.toReversed(), hour)).toEqual(shown)
  expect(featuredOf(shops.slice(0, 2), hour)).toHaveLength(2)
  expect(featuredOf([], hour)).toEqual([])
})

test('over a month each of them has its turns', () => {
  const turns = new Map<string, number>()
  for (let hour = 0; hour < 24 * 30; hour++)
    for (const { id } of featuredOf(shops, 493_000 + hour)) turns.set(id, (turns.get(id) ?? 0) + 1)
  expect(turns.size).toBe(12)
  // 180 each, if the turns were even.
  expect(Math.min(...turns.values())).toBeGreaterThan(140)
  expect(Math.max(...turns.values())).toBeLessThan(220)
})
