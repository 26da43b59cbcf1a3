import { expect, test } from 'vitest'
import { assertPixels, assertUploadable } from './upload-purposes.ts'

const fiveMegabytes = 5 * 1024 * 1024

test('a file may have what its limits say, and not a byte or a pixel more', () => {
  const bytes = (size: number) => () =>
    assertUploadable('profile-picture', { contentType: 'image/png', bytes: size })
  expect(bytes(fiveMegabytes)).not.toThrow()
  expect(bytes(fiveMegabytes + 1)).toThrow('at most 5 MB')
  const pixels = (width: number) => () => assertPixels('profile-picture', { width, height: 5000 })
  expect(pixels(5000)).not.toThrow()
  expect(pixels(5001)).toThrow('25 megapixels')
  const row = () => assertPixels('profile-picture', { width: 16_385, height: 1 })
  expect(row).toThrow('a side of more than 16,384 pixels')
})
