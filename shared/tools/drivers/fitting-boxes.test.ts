import { expect, test } from 'vitest'
import { fittingBoxes } from './fitting-boxes.ts'

const values = { fs: 31, qes: 0.42, qms: 6.2, vas: 0.051, re: 3.4, sd: 0.0495, xmax: 0.016, pe: 600 }

test('a driver with a low Qts gets a ported and a sealed box that are flat', () => {
  const { boxes = [] } = fittingBoxes({ values }) ?? {}
  expect(boxes.map(({ kind }) => kind)).toEqual(['ported', 'sealed'])
  const [ported, sealed] = boxes
  expect(ported?.tuning).toBeGreaterThan(20)
  // Qts 0.393 in a box of Vas / ((0.707 / 0.393)² − 1).
  expect(sealed?.volume).toBeCloseTo(0.0228, 3)
  expect(ported?.f3).toBeLessThan(sealed?.f3 ?? 0)
})

test('a driver whose Qts is too high for a flat box gets none', () => {
  expect(fittingBoxes({ values: { ...values, qes: 1.2 } })?.boxes).toEqual([])
})

test('values that do not determine a driver give no boxes', () => {
  expect(fittingBoxes({ values: { fs: 31, sd: 0.0495 } })).toBeUndefined()
})
