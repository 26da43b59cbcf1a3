import { beforeEach, expect, test } from 'vitest'
import { kept } from '#web/lib/kept-in-browser.ts'
import { countTry, triesOn } from './tries.ts'

beforeEach(() => kept.remove('pro-tools:tries'))

test('own results are counted by day, and a new day begins at none', () => {
  expect(triesOn('2026-11-26')).toBe(0)
  expect([countTry('2026-11-26'), countTry('2026-11-26')]).toEqual([1, 2])
  expect(triesOn('2026-11-26')).toBe(2)
  expect(triesOn('2026-11-27')).toBe(0)
  expect(countTry('2026-11-27')).toBe(1)
})

test('a count that someone wrote by hand counts as none', () => {
  for (const text of ['', '{', '{"day":"today","n":1}', '{"day":"2026-11-26","n":-4}']) {
    kept.set('pro-tools:tries', text)
    expect(triesOn('2026-11-26')).toBe(0)
  }
})
