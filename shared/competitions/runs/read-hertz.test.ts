import { expect, test } from 'vitest'
import { readHertz } from './read-hertz.ts'

test('a frequency is read with a point, a comma or neither, and never through a fraction', () => {
  expect(['38.5', '38,5', ' 38 ', '38.', '200', '0.1'].map(readHertz)).toEqual(
    [385, 385, 380, 380, 2000, 1].map((tenths) => ({ tenths })),
  )
})

test('nothing is missing, and what is no frequency is said', () => {
  expect(readHertz(' ')).toEqual({ missing: true })
  for (const typed of ['38.55', 'x', '-3', '0', '1e2'])
    expect(readHertz(typed)).toEqual({ problem: 'Enter a frequency such as 38.5.' })
  expect(readHertz('200.1')).toEqual({ problem: 'A frequency must be at most 200 Hz.' })
})
