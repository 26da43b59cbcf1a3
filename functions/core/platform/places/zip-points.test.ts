import { expect, test } from 'vitest'
import { zipPoint } from './zip-points.ts'

test.each([
  ['75201', { lat: 32.79, lon: -96.8 }],
  ['00901', { lat: 18.47, lon: -66.11 }],
  ['99553', { lat: 54.14, lon: -165.79 }],
])('%s is where it is', (zip, { lat, lon }) => {
  const point = zipPoint(zip)
  expect(Math.abs((point?.lat ?? 0) - lat)).toBeLessThan(0.2)
  expect(Math.abs((point?.lon ?? 0) - lon)).toBeLessThan(0.2)
})

test('a ZIP code without an entry is in the middle of those with its first three digits', () => {
  // Post office boxes in Dallas.
  const point = zipPoint('75221')
  expect(point?.lat).toBeCloseTo(32.8, 0)
  expect(point?.lon).toBeCloseTo(-96.8, 0)
})

test('where no ZIP code begins so, there is no place', () => {
  expect(zipPoint('00000')).toBeUndefined()
})
