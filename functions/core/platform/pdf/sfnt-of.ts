import { inflateSync } from 'node:zlib'

const [woffHeader, woffEntry, sfntHeader, sfntEntry] = [44, 20, 12, 16]
const whole = (length: number) => Math.ceil(length / 4) * 4

/**
 * A font out of its web format (WOFF 1.0), as PDFs want it. Fontkit opens that too, but its own inflation fails on some
 * files and takes longer than Node’s.
 */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no font in the format WOFF.')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woff.subarray(woffHeader + index * woffEntry, woffHeader + (index + 1) * woffEntry)
    const [offset, stored, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)]
    const content = woff.subarray(offset, offset + stored)
    return {
      tag: entry.subarray(0, 4),
      checksum: entry.subarray(16, 20),
      content: stored < length ? inflateSync(content) : content,
    }
  })
  const size = tables.reduce((sum, { content }) => sum + whole(content.length), 0)
  const sfnt = Buffer.alloc(sfntHeader + count * sfntEntry + size)
  const power = 2 ** Math.floor(Math.log2(count))
  woff.copy(sfnt, 0, 4, 8)
  for (const [at, value] of [count, power * 16, Math.log2(power), (count - power) * 16].entries())
    sfnt.writeUInt16BE(value, 4 + at * 2)
  let offset = sfntHeader + count * sfntEntry
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const entry = sfntHeader + index * sfntEntry
    tag.copy(sfnt, entry)
    checksum.copy(sfnt, entry + 4)
    sfnt.writeUInt32BE(offset, entry + 8)
    sfnt.writeUInt32BE(content.length, entry + 12)
    content.copy(sfnt, offset)
    offset += whole(content.length)
  }
  return sfnt
}
