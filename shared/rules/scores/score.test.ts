import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareScores } from './compare-scores.ts'
import { readHundredths, readMeasured, scoreDoubt } from './read-score.ts'
import { meterScore, Score } from './score.ts'
import { closeCall, halfUp, shortHundredths, showHundredths, showScore } from './show-score.ts'

test.each([
  ['151.3', { hundredths: 15130 }],
  ['151,3', { hundredths: 15130 }],
  [' 151.30 ', { hundredths: 15130 }],
  ['151', { hundredths: 15100 }],
  ['0', { hundredths: 0 }],
  ['', { missing: true }],
  ['  ', { missing: true }],
  ['151.305', { problem: 'Enter the score with at most two decimals.' }],
  ['200', { problem: 'A score must be below 200 dB.' }],
  ['199.99', { hundredths: 19_999 }],
  ['-3', { problem: 'Enter a score such as 151.30.' }],
  ['1e2', { problem: 'Enter a score such as 151.30.' }],
])('%j is read as %o', (typed, read) => {
  expect(readMeasured(typed)).toEqual(read)
})

test.each([
  [8820, 'Is 88.20 dB correct?'],
  [9000, undefined],
  [18_500, undefined],
  [18_501, 'Is 185.01 dB correct?'],
])('%i hundredths ask %s', (hundredths, question) => {
  expect(scoreDoubt(hundredths)).toBe(question)
})

test('what is shown is what is read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 19_999 }), (hundredths) => {
      expect(readMeasured(showHundredths(hundredths))).toEqual({ hundredths })
      expect(readHundredths(shortHundredths(hundredths))).toEqual({ hundredths })
    }),
  )
})

test.each([
  [8425 + 8350 + 8500, 3, '84.25'],
  [7950 + 8125, 2, '80.38'],
  [24325, 3, '81.08'],
  [24324, 3, '81.08'],
  [24110, 3, '80.37'],
])('%i over %i judges reads %s', (sumHundredths, judges, shown) => {
  expect(showScore({ sumHundredths, judges })).toBe(shown)
})

test('two scores that read the same are told apart', () => {
  const [first, second] = [
    { sumHundredths: 24325, judges: 3 },
    { sumHundredths: 24324, judges: 3 },
  ]
  expect(compareScores(first, second)).toBeLessThan(0)
  expect(closeCall(first, second)).toBe('ahead by less than a hundredth')
  expect(closeCall(first, first)).toBeUndefined()
})

test('a panel of two can be ahead of a panel of three', () => {
  expect(
    compareScores({ sumHundredths: 16075, judges: 2 }, { sumHundredths: 24110, judges: 3 }),
  ).toBeLessThan(0)
})

const scores = fc.record({
  sumHundredths: fc.integer({ min: 0, max: 3_000_000 }),
  judges: fc.integer({ min: 1, max: 3 }),
})

test('scores have one order, and less turns it round', () => {
  fc.assert(
    fc.property(scores, scores, scores, (a, b, c) => {
      expect(Math.sign(compareScores(a, b))).toBe(-Math.sign(compareScores(b, a)) + 0)
      expect(Math.sign(compareScores(a, b, 'less'))).toBe(Math.sign(compareScores(b, a)))
      if (compareScores(a, b) <= 0 && compareScores(b, c) <= 0)
        expect(compareScores(a, c)).toBeLessThanOrEqual(0)
    }),
  )
})

test('half up is exact', () => {
  expect(halfUp(43265, 3)).toBe(14422)
  expect(halfUp(1, 2)).toBe(1)
  expect(Score.safeParse(meterScore(0)).success).toBe(true)
  expect(Score.safeParse({ sumHundredths: 1, judges: 0 }).success).toBe(false)
})
