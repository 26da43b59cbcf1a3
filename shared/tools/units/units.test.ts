import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectVector, vectorsOf } from '#test/support/vectors.ts'
import { fromSi, toSi } from './convert.ts'
import { readQuantity } from './read-quantity.ts'
import { showFigure, showQuantity } from './show-quantity.ts'
import { quantities, type Unit, units } from './unit.ts'

const all = Object.keys(units) as Unit[]

test.each(vectorsOf('units'))('$id: $title', (vector) => {
  const { si } = { si: (unit: Unit) => units[unit].si }
  expectVector(vector, {
    l_per_cuft: si('ft3') / si('l'),
    cuin_per_l: si('l') / si('in3'),
    mm_per_inch: si('in') / si('mm'),
    cm2_per_sqin: si('in2') / si('cm2'),
    cuft_in_cuin: si('ft3') / si('in3'),
  })
})

test('what is typed in a unit is shown again as it was typed, whatever unit was looked at between', () => {
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.integer({ min: 1, max: 99_999_999 }), (unit, thousandths) => {
      const typed = thousandths / 1000
      const si = toSi(typed, unit)
      expect(fromSi(si, unit)).toBe(typed)
      expect(showFigure(si, unit, 3)).toBe(String(typed))
    }),
    { numRuns: 10_000 },
  )
})

test('a cubic foot that is read in liters is a cubic foot again', () => {
  const si = readQuantity('1', 'ft3', 'volume') as number
  expect(showQuantity(si, 'l', 3)).toBe('28.317 L')
  expect(showQuantity(si, 'ft3')).toBe('1 ft³')
})

test.each([
  ['3/4', 0.75],
  ['12 3/8', 12.375],
  ['12-3/8', 12.375],
  ['12 - 3/8', 12.375],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['12,375', 12.375],
  ['1,250', 1.25],
  ['12⅜', 12.375],
  ['12 ⅜', 12.375],
  ['⅜', 0.375],
  ['12 3⁄8', 12.375],
  ['12–3/8', 12.375],
  ['−3/4', -0.75],
  [`1' 3"`, 15],
  [`1'3`, 15],
  ['1′ 3″', 15],
  ['1’ 3”', 15],
  ["1'", 12],
  ['1 ft', 12],
  ['1 ft 3 1/2 in', 15.5],
  [`1'-3½"`, 15.5],
  [`−1' 3"`, -15],
  ['0,375', 0.375],
  ['1,250.5', 1250.5],
  ['.5', 0.5],
  ['12"', 12],
  ['12 in', 12],
  ['-3/4', -0.75],
])('%s inches are read', (text, inches) => {
  expect(readQuantity(text, 'in', 'length')).toBeCloseTo(toSi(inches, 'in'), 12)
})

test('a unit behind the figure wins over the one of the field', () => {
  expect(readQuantity('100 mm', 'in', 'length')).toBeCloseTo(0.1, 12)
  expect(readQuantity('2.5 cu ft', 'l', 'volume')).toBeCloseTo(2.5 * units.ft3.si, 12)
  expect(readQuantity('1728 cu in', 'l', 'volume')).toBeCloseTo(units.ft3.si, 9)
})

test.each([
  '',
  'a dozen',
  '1/0',
  '1..2',
  '1,2,3',
  'NaN',
  'Infinity',
  '1e999',
  '3/4/5',
  '12 kg',
  `1' 13"`,
  `1' 3' 2`,
  '1 ft x',
])('%j is no length', (text) => {
  expect(readQuantity(text, 'in', 'length')).toBeUndefined()
})

test('each quantity has a metric unit first', () => {
  for (const [first] of Object.values(quantities))
    expect(['in', 'ft', 'ft3', 'oz', 'in2']).not.toContain(first)
})

test('a comma before three digits parts thousands where the field holds them, and begins decimals elsewhere', () => {
  const read = (text: string, max: number) => readQuantity(text, 'mm', 'length', { min: 0.001, max })
  expect(read('1,250', 4)).toBeCloseTo(1.25, 12)
  expect(read('1,250', 0.06)).toBeCloseTo(0.00125, 12)
  expect(readQuantity('1,600', 'w', 'power', { min: 0.5, max: 1e5 })).toBe(1600)
  expect(readQuantity('0,520', 'none', 'ratio')).toBe(0.52)
  expect(readQuantity('−3,5', 'db', 'level')).toBe(-3.5)
  // What fits neither way is refused by the field as it was typed.
  expect(readQuantity('9,000', 'mm', 'length', { min: 0.1, max: 4 })).toBe(9)
})
