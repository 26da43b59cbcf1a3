import { crc32, deflateSync } from 'node:zlib'

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A gray PNG that every decoder reads; `claims` writes another size into the header than the pixels have. */
export function png(width: number, height: number, claims = { width, height }): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(claims.width, 0)
  header.writeUInt32BE(claims.height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((width + 1) * height, 0x80)
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A JPEG with a frame and a scan of nothing, behind a comment segment of `comment` bytes as cameras write before it. */
export function jpeg(width: number, height: number, comment = 40): Buffer {
  const remark = Buffer.alloc(4 + comment, 0x20)
  remark.set([0xff, 0xfe], 0)
  remark.writeUInt16BE(comment + 2, 2)
  const frame = Buffer.alloc(19)
  frame.set([0xff, 0xc0, 0, 17, 8], 0)
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  frame.set([3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1], 9)
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x2a, 0xff, 0x00, 0xff, 0xd0, 0x2a])
  return Buffer.concat([Buffer.from([0xff, 0xd8]), remark, frame, scan, Buffer.from([0xff, 0xd9])])
}

/** A WebP with an extended, a lossless or a lossy header. */
export function webp(width: number, height: number, kind: 'VP8X' | 'VP8L' | 'VP8 ' = 'VP8X'): Buffer {
  const data = Buffer.alloc(20)
  if (kind === 'VP8X') {
    data.writeUIntLE(width - 1, 4, 3)
    data.writeUIntLE(height - 1, 7, 3)
  } else if (kind === 'VP8L') {
    data[0] = 0x2f
    data.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1)
  } else {
    data.set([0, 0, 0, 0x9d, 0x01, 0x2a], 0)
    data.writeUInt16LE(width, 6)
    data.writeUInt16LE(height, 8)
  }
  const file = Buffer.alloc(20 + data.length)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(file.length - 8, 4)
  file.write(`WEBP${kind}`, 8, 'latin1')
  file.writeUInt32LE(data.length, 16)
  data.copy(file, 20)
  return file
}
