import { expect, test } from 'vitest'
import { compared, spansOf } from './compared.ts'

test('the later half of the days is compared with the earlier one', () => {
  const values = [1, 2, 3, 10, 20, 30]
  expect(spansOf(values)).toEqual({ now: [10, 20, 30], before: [1, 2, 3] })
  expect(compared(values)).toEqual({ now: 60, before: 6 })
  expect(compared([])).toEqual({ now: 0, before: 0 })
})
