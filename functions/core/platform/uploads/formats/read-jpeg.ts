import type { ImageFacts } from './image-facts.ts'
import { readOrientation } from './read-orientation.ts'

const startOfScan = 0xda
const endOfImage = 0xd9
const exifSegment = 0xe1

/** Cameras write a dozen at most; each makes a decoder go over the whole picture. */
const mostScans = 100

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Segment after segment and scan after scan up to the end of the image, with nothing after it. */
export function readJpeg(file: Buffer): ImageFacts | undefined {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return undefined
  let size: { width: number; height: number } | undefined
  let orientation: number | undefined
  let scans = 0
  let at = 2
  while (at + 2 <= file.length) {
    if (file[at] !== 0xff) return undefined
    const marker = file[at + 1] ?? 0
    if (marker === endOfImage)
      return size && scans > 0 && at + 2 === file.length
        ? { contentType: 'image/jpeg', ...size, ...(orientation && { orientation }) }
        : undefined
    // A marker may be preceded by any number of fill bytes.
    if (marker === 0xff) {
      at += 1
      continue
    }
    // These have no length, and a decoder passes over them: what follows would be hidden from it, or from here.
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) return undefined
    if (at + 4 > file.length) return undefined
    const next = at + 2 + file.readUInt16BE(at + 2)
    if (next < at + 4 || next > file.length) return undefined
    if (isFrame(marker)) {
      if (next < at + 9) return undefined
      size ??= { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) }
    }
    if (marker === exifSegment) orientation ??= readOrientation(file.subarray(at + 4, next))
    if (marker === startOfScan && ++scans > mostScans) return undefined
    at = marker === startOfScan ? endOfScan(file, next) : next
  }
  return undefined
}

/** Within a scan an 0xff is followed by zero or by a restart marker; anything else ends it. */
function endOfScan(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from)
  while (at >= 0) {
    const following = file[at + 1] ?? 0
    if (following !== 0 && (following < 0xd0 || following > 0xd7)) return at
    at = file.indexOf(0xff, at + 2)
  }
  return file.length
}
