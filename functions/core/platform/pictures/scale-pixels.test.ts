import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scalePixels } from './scale-pixels.ts'

const side = fc.integer({ min: 1, max: 40 })
const byte = fc.nat(255)

const filled = (width: number, height: number, color: readonly number[]) =>
  ({
    data: new Uint8ClampedArray(width * height * 4).map((_, at) => color[at % 4] ?? 0),
    width,
    height,
  }) as const

test('a picture of one color keeps it at every size', () => {
  fc.assert(
    fc.property(side, side, side, side, fc.tuple(byte, byte, byte), (width, height, fewer, lower, color) => {
      const size = { width: Math.min(width, fewer), height: Math.min(height, lower) }
      const { data, ...scaled } = scalePixels(filled(width, height, [...color, 255]), size)
      expect(scaled).toEqual(size)
      for (const [at, value] of data.entries())
        expect(Math.abs(value - ([...color, 255][at % 4] ?? 0))).toBeLessThanOrEqual(1)
    }),
  )
})

test('each pixel is the mean of those that it covers, each by its share', () => {
  const three = {
    data: new Uint8ClampedArray([0, 0, 0, 255, 90, 90, 90, 255, 240, 240, 240, 255]),
    width: 3,
    height: 1,
  }
  const { data } = scalePixels(three, { width: 2, height: 1 })
  expect([data[0], data[4]]).toEqual([30, 190])
})

test('what is transparent takes no part in the color beside it', () => {
  const edge = { data: new Uint8ClampedArray([200, 100, 50, 255, 0, 0, 0, 0]), width: 2, height: 1 }
  expect([...scalePixels(edge, { width: 1, height: 1 }).data]).toEqual([200, 100, 50, 128])
})
