import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import encodeJpeg, { init as startJpeg } from '@jsquash/jpeg/encode.js'
import encodePng, { init as startPng } from '@jsquash/png/encode.js'
import decodeWebp, { init as startDecoder } from '@jsquash/webp/decode.js'
import encodeWebp, { init as startWebp } from '@jsquash/webp/encode.js'

const { resolve } = createRequire(import.meta.url)

export type Color = readonly [red: number, green: number, blue: number, alpha: number]

/** Pictures are told apart by the colors of their quarters, as they are read: those above, then those below. */
export const quarterColors = {
  red: [220, 30, 30, 255],
  green: [30, 180, 60, 255],
  blue: [40, 60, 210, 255],
  white: [245, 245, 245, 255],
} satisfies Record<string, Color>

type Quarters = readonly [Color, Color, Color, Color]

const usual: Quarters = [quarterColors.red, quarterColors.green, quarterColors.blue, quarterColors.white]

export function quarteredPixels(width: number, height: number, quarters: Quarters = usual) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data.set(
        quarters[(y * 2 < height ? 0 : 2) + (x * 2 < width ? 0 : 1)] ?? quarters[0],
        (y * width + x) * 4,
      )
  return { data, width, height, colorSpace: 'srgb' as const }
}

const compiled = async (file: string) => WebAssembly.compile(await readFile(resolve(file)))

const codecs = (async () => {
  await startJpeg(await compiled('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'))
  await startPng(await compiled('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'))
  await startDecoder(await compiled('@jsquash/webp/codec/dec/webp_dec.wasm'))
  await startWebp(await compiled('@jsquash/webp/codec/enc/webp_enc_simd.wasm'))
})()

export const placeInPhoto = 'GPS 38.2527 N 85.7585 W'

/** What a camera writes into a JPEG: how it was held, and where. */
function exif(orientation: number): Buffer {
  const tiff = Buffer.alloc(38)
  tiff.write('II', 0, 'latin1')
  tiff.writeUInt16LE(42, 2)
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(2, 8)
  for (const [at, [tag, type, value]] of [
    [0x010f, 2, 0x004d_4143],
    [0x0112, 3, orientation],
  ].entries()) {
    tiff.writeUInt16LE(tag ?? 0, 10 + at * 12)
    tiff.writeUInt16LE(type ?? 0, 12 + at * 12)
    tiff.writeUInt32LE(type === 2 ? 4 : 1, 14 + at * 12)
    tiff.writeUInt32LE(value ?? 0, 18 + at * 12)
  }
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(placeInPhoto)])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

type Photo = { orientation?: number; quarters?: Quarters }

/** A JPEG as a phone makes it. */
export async function photo(
  width: number,
  height: number,
  { orientation = 1, quarters = usual }: Photo = {},
): Promise<Buffer> {
  await codecs
  const file = Buffer.from(await encodeJpeg(quarteredPixels(width, height, quarters), { quality: 90 }))
  return Buffer.concat([file.subarray(0, 2), exif(orientation), file.subarray(2)])
}

export async function photoAsPng(width: number, height: number, quarters = usual): Promise<Buffer> {
  await codecs
  return Buffer.from(await encodePng(quarteredPixels(width, height, quarters)))
}

export async function photoAsWebp(width: number, height: number, quarters = usual): Promise<Buffer> {
  await codecs
  return Buffer.from(await encodeWebp(quarteredPixels(width, height, quarters)))
}

/** The colors in the middle of the quarters of a WebP, and its size. */
export async function quartersOf(file: Uint8Array) {
  await codecs
  const { data, width, height } = await decodeWebp(new Uint8Array(file).buffer)
  const colorAt = (x: number, y: number) => {
    const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4
    return [...data.slice(at, at + 4)]
  }
  const quarters = [colorAt(0.25, 0.25), colorAt(0.75, 0.25), colorAt(0.25, 0.75), colorAt(0.75, 0.75)]
  return { width, height, quarters }
}
