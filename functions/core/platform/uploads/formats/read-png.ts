import { crc32 } from 'node:zlib'
import type { ImageFacts } from './image-facts.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Chunk after chunk, each with its sum, from the header to the end, with nothing after it. */
export function readPng(file: Buffer): ImageFacts | undefined {
  if (file.length < 45 || !file.subarray(0, 8).equals(signature)) return undefined
  if (file.readUInt32BE(8) !== 13 || file.toString('latin1', 12, 16) !== 'IHDR') return undefined
  let at = 8
  while (at + 12 <= file.length) {
    const length = file.readUInt32BE(at)
    const end = at + 12 + length
    if (end > file.length || crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4))
      return undefined
    if (file.toString('latin1', at + 4, at + 8) === 'IEND')
      return end === file.length
        ? { contentType: 'image/png', width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
        : undefined
    at = end
  }
  return undefined
}
