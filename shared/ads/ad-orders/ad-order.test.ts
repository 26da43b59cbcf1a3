import { expect, test } from 'vitest'
import { sharesOf } from './ad-order.ts'

test.each([
  ['the whole', [10_000], 10_825, [10_825]],
  ['halves, and the odd cent to the first', [5000, 5000], 10_001, [5001, 5000]],
  ['parts by price', [10_000, 20_000], 32_475, [10_825, 21_650]],
  ['what is rounded off to the first', [1, 1, 1], 100, [34, 33, 33]],
  ['nothing for nothing', [0, 0], 0, [0, 0]],
])('what was paid is shared out: %s', (_, cents, paidCents, shares) => {
  expect(
    sharesOf(
      cents.map((one) => ({ cents: one })),
      paidCents,
    ),
  ).toEqual(shares)
})
