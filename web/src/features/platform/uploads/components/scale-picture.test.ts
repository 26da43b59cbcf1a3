import { afterEach, expect, test, vi } from 'vitest'
import { scalePicture } from './scale-picture.ts'

afterEach(() => vi.unstubAllGlobals())

const drawn: { width: number; height: number; type: string }[] = []

/** A browser that reads a picture of this size, and writes one of so many bytes. */
function browserWith(size: { width: number; height: number } | undefined, bytes: number): void {
  vi.stubGlobal('createImageBitmap', async () => {
    if (!size) throw new Error('no picture')
    return { ...size, close: () => undefined }
  })
  vi.stubGlobal('document', {
    createElement: () => ({
      width: 0,
      height: 0,
      getContext: () => ({ drawImage: () => undefined }),
      toBlob(this: { width: number; height: number }, done: (blob: Blob) => void, type: string) {
        drawn.push({ width: this.width, height: this.height, type })
        done(new Blob([new Uint8Array(bytes)], { type }))
      },
    }),
  })
}

const file = (bytes: number, type = 'image/jpeg') => new Blob([new Uint8Array(bytes)], { type })

test('a photo of a phone is sent 1600 pixels wide, and what may be transparent as WebP', async () => {
  browserWith({ width: 4000, height: 3000 }, 200_000)
  expect((await scalePicture(file(5_000_000), 1600)).size).toBe(200_000)
  expect(drawn.at(-1)).toEqual({ width: 1600, height: 1200, type: 'image/jpeg' })
  expect((await scalePicture(file(5_000_000, 'image/png'), 1600)).type).toBe('image/webp')
})

test('a picture that is small enough, or that only grows, is sent as it is', async () => {
  browserWith({ width: 1200, height: 900 }, 900_000)
  const [small, dense] = [file(100_000), file(800_000)]
  expect(await scalePicture(small, 1600)).toBe(small)
  expect(await scalePicture(dense, 1600)).toBe(dense)
})

test('what the browser cannot read is left to the server', async () => {
  browserWith(undefined, 0)
  const unknown = file(5_000_000)
  expect(await scalePicture(unknown, 1600)).toBe(unknown)
})
