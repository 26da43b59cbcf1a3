import { expect, test } from 'vitest'
import { addDays } from '#shared/platform/time/add-days.ts'
import { type SearchTally, sumOf, tallied } from './search-tally.ts'

const first = '2026-06-01'

/** A tally after these numbers of callers, one a day; each day they found nothing if said so. */
const after = (callers: number[], zero: number[] = []) =>
  callers.reduce<SearchTally | undefined>(
    (tally, count, at) => tallied(tally, 'amp', addDays(first, at), { callers: count, zero: zero[at] ?? 0 }),
    undefined,
  ) as SearchTally

test('a day counts once, however often it is counted', () => {
  const once = after([3, 4])
  const again = tallied(once, 'amp', addDays(first, 1), { callers: 4, zero: 0 })
  expect(again).toEqual({ ...once, version: 3 })
})

test('a day leaves each ranking when it is too old for it, and the tally with the longest', () => {
  const begun = after([5])
  const sums = (day: number) => {
    const tally = tallied(begun, 'amp', addDays(first, day), undefined)
    return ([7, 30, 90] as const).map((over) => sumOf(tally, over).callers)
  }
  expect(sums(6)).toEqual([5, 5, 5])
  expect(sums(7)).toEqual([0, 5, 5])
  expect(sums(29)).toEqual([0, 5, 5])
  expect(sums(30)).toEqual([0, 0, 5])
  expect(sums(89)).toEqual([0, 0, 5])
  expect(tallied(begun, 'amp', addDays(first, 90), undefined).days).toEqual([])
})

test.each([
  ['three callers on each of two days', [3, 3], [], true],
  ['hundreds on one day', [400], [], false],
  ['one robot every day', [1, 1, 1, 1, 1, 1], [], false],
  ['three on one day and two on others', [3, 2, 2, 2], [], false],
  ['many who found nothing', [5, 5], [5, 5], false],
  ['many who find something now', [5, 5], [5, 2], true],
  ['many who no longer find anything', [5, 5], [0, 5], false],
])('what %s searched for is popular or not', (_, callers, zero, isPopular) => {
  expect(sumOf(after(callers, zero), 30).isPopular).toBe(isPopular)
})
