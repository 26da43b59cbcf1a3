import { expect, test } from 'vitest'
import { placeWords, scoreWords } from './board-words.ts'

test('a score of zero is a score, and a missing one is words', () => {
  const zero = { sumHundredths: 0, judges: 1 }
  expect(scoreWords({ status: 'placed', score: zero })).toBe('0.00')
  expect(scoreWords({ status: 'waiting', score: undefined })).toBe('No score yet')
  expect(scoreWords({ status: 'waiting', score: { sumHundredths: 16_075, judges: 2 } })).toBe('80.38')
  expect(scoreWords({ status: 'absent', score: undefined })).toBe('Did not run')
  expect(scoreWords({ status: 'placed', score: undefined })).toBe('–')
})

test('a place says that it is shared', () => {
  expect(placeWords({ place: 2, isShared: true })).toBe('2, shared')
  expect(placeWords({ place: 1, isShared: false })).toBe('1')
  expect(placeWords({ isShared: false })).toBe('–')
})
