import { expect, test } from 'vitest'
import { readHertz } from './read-hertz.ts'

test('three or four digits end in a decimal, as on a meter, and a mark says the same', () => {
  expect(['385', '38.5', '38,5', ' 385 ', '1205'].map(readHertz)).toEqual(
    [385, 385, 385, 385, 1205].map((tenths) => ({ tenths })),
  )
})

test('up to two digits are a whole number, and no frequency goes through a fraction', () => {
  expect(['38', ' 38 ', '38.', '8', '200.', '200.0', '2000', '0.1'].map(readHertz)).toEqual(
    [380, 380, 380, 80, 2000, 2000, 2000, 1].map((tenths) => ({ tenths })),
  )
})

test('nothing is missing, and what is no frequency is said', () => {
  expect(readHertz(' ')).toEqual({ missing: true })
  for (const typed of ['38.55', 'x', '-3', '0', '1e2'])
    expect(readHertz(typed)).toEqual({ problem: 'Enter a frequency such as 38.5.' })
  expect(readHertz('200.1')).toEqual({ problem: 'A frequency must be at most 200 Hz.' })
})
