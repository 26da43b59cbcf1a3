import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
// The codecs of Squoosh as WebAssembly: they read and write pictures without anything native.
import decodeJpeg, { init as startJpeg } from '@jsquash/jpeg/decode.js'
import decodePng, { init as startPng } from '@jsquash/png/decode.js'
import decodeWebp, { init as startWebp } from '@jsquash/webp/decode.js'
import encodeWebp, { init as startEncoder } from '@jsquash/webp/encode.js'
import { fittedSize } from '#shared/platform/pictures/fitted-size.ts'
import { pictureWidths } from '#shared/platform/pictures/picture-widths.ts'
import { codecFiles } from './codec-files.ts'
import type { Pixels } from './pixels.ts'
import { scalePixels } from './scale-pixels.ts'
import { turnPixels } from './turn-pixels.ts'

/** One of the files of a public picture. */
export type EncodedPicture = { bytes: Uint8Array; width: number; height: number }

type Given = { contentType: string; orientation?: number | undefined }

/** Photos look the same at this quality, at a fraction of the bytes. */
const quality = 80

const { resolve } = createRequire(import.meta.url)

const compiled = new Map<string, Promise<WebAssembly.Module>>()

/** Compiled once in the life of a function, when the first picture needs it. */
function codec(file: string): Promise<WebAssembly.Module> {
  const known = compiled.get(file) ?? readFile(resolve(file)).then((bytes) => WebAssembly.compile(bytes))
  compiled.set(file, known)
  return known
}

/** Node has codecs started by hand. What is wrong with a member’s file is no matter of the log. */
async function startWith(file: string) {
  const module = await codec(file)
  return {
    printErr: () => undefined,
    instantiateWasm(imports: WebAssembly.Imports, started: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(module, imports)
      started(instance)
      return instance.exports
    },
  }
}

/** Most get a new instance for each picture: it frees the memory of the one before, and what a broken file left behind. */
const decoders: Record<string, (bytes: ArrayBuffer) => Promise<() => Promise<ImageData>>> = {
  async 'image/jpeg'(bytes) {
    await startJpeg(await startWith(codecFiles.jpeg))
    return () => decodeJpeg(bytes)
  },
  async 'image/png'(bytes) {
    await startPng(await codec(codecFiles.png))
    return () => decodePng(bytes)
  },
  async 'image/webp'(bytes) {
    await startWebp(await startWith(codecFiles.webp))
    return () => decodeWebp(bytes)
  },
}

/**
 * A picture as its files in all widths, widest first, turned upright and without anything but its pixels. It is never
 * enlarged. Undefined for a file that its decoder does not read.
 */
export async function encodePicture(
  bytes: Uint8Array,
  { contentType, orientation = 1 }: Given,
): Promise<EncodedPicture[] | undefined> {
  let picture = await decoded(bytes, contentType)
  if (!picture) return undefined
  const files: EncodedPicture[] = []
  for (const width of pictureWidths) {
    const isTurned = files.length > 0
    const lies = orientation > 4 && !isTurned
    const upright = lies ? { width: picture.height, height: picture.width } : picture
    const size = fittedSize(upright, width)
    picture = scalePixels(picture, lies ? { width: size.height, height: size.width } : size)
    if (!isTurned) picture = turnPixels(picture, orientation)
    files.push({ bytes: await encoded(picture), ...size })
  }
  return files
}

async function decoded(bytes: Uint8Array, contentType: string): Promise<Pixels | undefined> {
  const decode = await decoders[contentType]?.(new Uint8Array(bytes).buffer)
  try {
    const picture = await decode?.()
    return (
      picture && { data: new Uint8ClampedArray(picture.data), width: picture.width, height: picture.height }
    )
  } catch {
    return undefined
  }
}

async function encoded(picture: Pixels): Promise<Uint8Array> {
  await startEncoder(await startWith(codecFiles.encoder))
  return new Uint8Array(await encodeWebp({ ...picture, colorSpace: 'srgb' }, { quality }))
}
