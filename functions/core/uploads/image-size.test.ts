import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jpeg, png, webp } from '#test/support/images.ts'
import { readImageHeader } from './image-size.ts'

const side = fc.integer({ min: 1, max: 16_383 })

test('type and size of an image are read from its bytes', () => {
  fc.assert(
    fc.property(side, side, fc.integer({ min: 0, max: 60_000 }), (width, height, comment) => {
      const size = { width, height }
      expect(readImageHeader(png(1, 1, size))).toEqual({ contentType: 'image/png', ...size })
      expect(readImageHeader(jpeg(width, height, comment))).toEqual({ contentType: 'image/jpeg', ...size })
      for (const kind of ['VP8X', 'VP8L', 'VP8 '] as const)
        expect(readImageHeader(webp(width, height, kind))).toEqual({ contentType: 'image/webp', ...size })
    }),
  )
})

test('no bytes make the reader throw', () => {
  const prefix = fc.constantFrom(png(1, 1), jpeg(1, 1), webp(1, 1), webp(1, 1, 'VP8L'), Buffer.alloc(0))
  fc.assert(
    fc.property(prefix, fc.nat(60), fc.uint8Array({ maxLength: 200 }), (start, cut, noise) => {
      const image = readImageHeader(Buffer.concat([start.subarray(0, cut), noise]))
      if (image) expect(image.contentType).toMatch(/^image\/(png|jpeg|webp)$/)
    }),
    { numRuns: 1000 },
  )
})

test.each(['GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7', ''])(
  '%j is no picture',
  (text) => {
    expect(readImageHeader(Buffer.from(text.padEnd(64)))).toBeUndefined()
  },
)
