import { expect, test } from 'vitest'
import { milesWords } from './miles-words.ts'

test.each([
  [0, 'Less than a mile'],
  [0.94, 'Less than a mile'],
  [0.96, '1.0 miles'],
  [4.25, '4.3 miles'],
  [9.94, '9.9 miles'],
  [9.96, '10 miles'],
  [30.82, '31 miles'],
  [1200.4, '1,200 miles'],
])('%d miles are read as %s', (miles, words) => {
  expect(milesWords(miles)).toBe(words)
})

test('a distance from the middle of a ZIP code is about that', () => {
  expect(milesWords(30.82, true)).toBe('about 31 miles')
  expect(milesWords(4.2, true)).toBe('about 4.2 miles')
  expect(milesWords(0.4, true)).toBe('Less than a mile')
})
