import { expect, test } from 'vitest'
import { changeWords, shareWords } from './change-words.ts'
import { compared, spansOf } from './compared.ts'

test.each([
  [112, 100, '12% more than the 30 days before'],
  [88, 100, '12% fewer than the 30 days before'],
  [0, 4, '100% fewer than the 30 days before'],
  [5100, 100, '5,000% more than the 30 days before'],
  [7, 7, 'The same as the 30 days before'],
  [1001, 1000, 'About the same as the 30 days before'],
  [3, 0, undefined],
  [0, 0, undefined],
])('%i after %i is said as %s', (now, before, words) => {
  expect(changeWords({ now, before }, 30)).toBe(words)
})

test('the words name the span that was chosen, and money is less, not fewer', () => {
  expect(changeWords({ now: 50, before: 100 }, 7)).toBe('50% fewer than the 7 days before')
  expect(changeWords({ now: 50, before: 100 }, 90, true)).toBe('50% less than the 90 days before')
  expect(changeWords({ now: -50, before: 100 }, 30, true)).toBe('150% less than the 30 days before')
  expect(changeWords({ now: 100, before: -50 }, 30, true)).toBeUndefined()
})

test('below a head that names the days, the share alone is said', () => {
  expect(shareWords({ now: 112, before: 100 })).toBe('12% more')
  expect(shareWords({ now: 1, before: 1 })).toBe('The same')
  expect(shareWords({ now: 1, before: 0 })).toBeUndefined()
})

test('the later half of the days is compared with the earlier one', () => {
  const values = [1, 2, 3, 10, 20, 30]
  expect(spansOf(values)).toEqual({ now: [10, 20, 30], before: [1, 2, 3] })
  expect(compared(values)).toEqual({ now: 60, before: 6 })
  expect(compared([])).toEqual({ now: 0, before: 0 })
})
