import { expect, test } from 'vitest'
import { isWholeNumber, readTyped, readTypedMeasured } from './read-typed.ts'
import { showHundredths } from './show-score.ts'

const shown = (typed: string) => {
  const read = readTyped(typed)
  return 'hundredths' in read ? showHundredths(read.hundredths) : read
}

test('four or five digits end in two decimals, as on a meter, and a mark says the same', () => {
  expect(['2250', '22.50', '22,50', '22.5', '22,5', ' 2250 '].map(shown)).toEqual(Array(6).fill('22.50'))
  expect(['15130', '151.30', '151,3'].map(shown)).toEqual(Array(3).fill('151.30'))
  expect(['0850', '8.5'].map(shown)).toEqual(['8.50', '8.50'])
})

test('up to three digits are a whole number, also with a mark behind them', () => {
  expect(['0', '8', '22', '151', '151.', '022'].map(shown)).toEqual([
    '0.00',
    '8.00',
    '22.00',
    '151.00',
    '151.00',
    '22.00',
  ])
  expect(['8', '151', ' 22 '].every(isWholeNumber)).toBe(true)
  expect(['', '2250', '22.', '22.5', '15130'].some(isWholeNumber)).toBe(false)
})

test('nothing is missing, not zero, and what is no score is said', () => {
  expect(readTyped('')).toEqual({ missing: true })
  expect(readTyped('  ')).toEqual({ missing: true })
  for (const typed of ['x', '-3', '1e3', '22.5.0', '1 51', '.', '.5', '12345678'])
    expect(readTyped(typed)).toEqual({ problem: 'Enter a score such as 151.30.' })
  expect(readTyped('22.505')).toEqual({ problem: 'Enter the score with at most two decimals.' })
})

test('a meter shows less than 200 dB, however that is typed', () => {
  expect(readTypedMeasured('19999')).toEqual({ hundredths: 19_999 })
  for (const typed of ['20000', '200', '200.0'])
    expect(readTypedMeasured(typed)).toEqual({ problem: 'A score must be below 200 dB.' })
})

test('every score is read as what it was from how it is shown, and from its digits alone', () => {
  for (let hundredths = 0; hundredths < 20_000; hundredths += 7) {
    expect(readTyped(showHundredths(hundredths))).toEqual({ hundredths })
    expect(readTyped(String(hundredths).padStart(4, '0'))).toEqual({ hundredths })
  }
})
