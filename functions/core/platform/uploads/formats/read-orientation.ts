const exif = 'Exif\0\0'
const orientationTag = 0x0112
const entryBytes = 12
const shortType = 3

/** How the camera was held, from the EXIF segment of a JPEG: 2 to 8; undefined for upright and for anything else. */
export function readOrientation(segment: Buffer): number | undefined {
  if (segment.length < 16 || segment.toString('latin1', 0, 6) !== exif) return undefined
  const tiff = segment.subarray(6)
  const order = tiff.toString('latin1', 0, 2)
  if (order !== 'II' && order !== 'MM') return undefined
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)
  const start = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let entry = 0; entry < short(start); entry++) {
    const at = start + 2 + entry * entryBytes
    if (at + entryBytes > tiff.length) return undefined
    if (short(at) !== orientationTag || short(at + 2) !== shortType) continue
    const value = short(at + 8)
    return value > 1 && value <= 8 ? value : undefined
  }
  return undefined
}
