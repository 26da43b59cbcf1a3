import type { ImageFacts } from './image-facts.ts'

/** A RIFF file as long as it says, made of whole chunks; the first one holds the size. */
export function readWebp(file: Buffer): ImageFacts | undefined {
  if (file.length < 30 || file.toString('latin1', 0, 4) !== 'RIFF') return undefined
  if (file.toString('latin1', 8, 12) !== 'WEBP' || file.readUInt32LE(4) + 8 !== file.length) return undefined
  let at = 12
  while (at + 8 <= file.length) {
    const length = file.readUInt32LE(at + 4)
    at += 8 + length + (length % 2)
  }
  const size = at === file.length ? sizeOf(file) : undefined
  return size && { contentType: 'image/webp', ...size }
}

function sizeOf(file: Buffer): { width: number; height: number } | undefined {
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 }
    case 'VP8L': {
      const bits = file.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
    default:
      return undefined
  }
}
