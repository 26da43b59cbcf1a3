import { expect, test } from 'vitest'
import { ratedScore, ratingTenths, ratingWords } from './rating.ts'

test('a rating is the average to one decimal, rounded half up; none is no 0.0', () => {
  expect(ratingWords(13, 3)).toBe('4.3')
  expect(ratingWords(8, 2)).toBe('4.0')
  expect(ratingWords(0, 0)).toBeUndefined()
  expect(ratingWords(4, 1)).toBe('4.0')
  // 4.25 and 4.35, which binary fractions are below or above.
  expect(ratingTenths(17, 4)).toBe(43)
  expect(ratingTenths(87, 20)).toBe(44)
  expect(ratingTenths(85, 20)).toBe(43)
})

test('a deleted review leaves the average at once', () => {
  expect(ratingWords(4 + 1, 2)).toBe('2.5')
  expect(ratingWords(4, 1)).toBe('4.0')
})

test.each([
  [5, 1, 4166],
  [15, 3, 4375],
  [48, 10, 4533],
  [184, 40, 4533],
  [0, 0, 4000],
  [1, 1, 3500],
])('%i stars in %i reviews score %i', (sum, count, score) => {
  expect(ratedScore(sum, count)).toBe(score)
})
