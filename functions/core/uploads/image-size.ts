export type ImageHeader = { contentType: string; width: number; height: number }

/** Bytes that are enough to find the size in any JPEG that a camera or an editor writes. */
export const headerBytes = 256 * 1024

/** What an image really is, read from its first bytes, whatever its uploader called it; undefined for anything else. */
export function readImageHeader(head: Buffer): ImageHeader | undefined {
  return readPng(head) ?? readWebp(head) ?? readJpeg(head)
}

function readPng(head: Buffer): ImageHeader | undefined {
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  if (
    head.length < 24 ||
    !head.subarray(0, 8).equals(signature) ||
    head.toString('latin1', 12, 16) !== 'IHDR'
  )
    return undefined
  return { contentType: 'image/png', width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
}

function readWebp(head: Buffer): ImageHeader | undefined {
  if (
    head.length < 30 ||
    head.toString('latin1', 0, 4) !== 'RIFF' ||
    head.toString('latin1', 8, 12) !== 'WEBP'
  )
    return undefined
  const contentType = 'image/webp'
  const chunk = head.toString('latin1', 12, 16)
  if (chunk === 'VP8X')
    return { contentType, width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }
  if (chunk === 'VP8L') {
    const bits = head.readUInt32LE(21)
    return { contentType, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (chunk === 'VP8 ')
    return { contentType, width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
  return undefined
}

/** Walks the segments of a JPEG up to the start-of-frame, which holds the size. */
function readJpeg(head: Buffer): ImageHeader | undefined {
  if (head.length < 4 || head.readUInt16BE(0) !== 0xffd8) return undefined
  let at = 2
  while (at + 9 <= head.length) {
    if (head[at] !== 0xff) return undefined
    const marker = head[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame)
      return {
        contentType: 'image/jpeg',
        width: head.readUInt16BE(at + 7),
        height: head.readUInt16BE(at + 5),
      }
    at += marker === 0xff ? 1 : 2 + head.readUInt16BE(at + 2)
  }
  return undefined
}
