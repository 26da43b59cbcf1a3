import fc from 'fast-check'
import { expect, test } from 'vitest'
import { showQuantity } from './show-quantity.ts'
import { shownApart } from './shown-apart.ts'

const feet = (mps: number, more: number) => showQuantity(mps, 'ftps', more)

test('two speeds that would look equal are shown with the decimals that tell them apart', () => {
  expect(shownApart(feet, 17.2, 17)).toEqual(['56.4 ft/s', '55.8 ft/s'])
  expect(shownApart(feet, 17.05, 17)).toEqual(['55.9 ft/s', '55.8 ft/s'])
  expect(shownApart(feet, 20, 17)).toEqual(['66 ft/s', '56 ft/s'])
})

test('values that differ by a thousandth never look equal', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 100, noNaN: true }),
      fc.double({ min: 0.001, max: 1, noNaN: true }),
      (low, by) => {
        const [one, other] = shownApart(feet, low + by, low)
        expect(one).not.toBe(other)
      },
    ),
  )
})
