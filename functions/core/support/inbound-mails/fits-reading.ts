const mostBytes = 15 * 1024 * 1024
/** A mail of 15 MB in lines as they should be has 200,000. */
const mostLines = 300_000
export const mostParts = 100
/** More lines that might begin a part take long to compare. */
const mostDashes = 5_000
/** Each pad within a line begins a piece of its own; words of 100,000 letters in any language stay below. */
const mostPads = 500_000

const lineFeed = 0x0a
const carriageReturn = 0x0d
const dash = 0x2d
const equals = 0x3d

/**
 * True for a mail that is read in seconds and in a few hundred megabytes. The reader holds each line, each part and each
 * padded piece by itself, so a mail made of nothing else would take all memory there is.
 */
export function fitsReading(raw: Buffer): boolean {
  if (raw.length > mostBytes) return false
  let lines = 1
  let pads = 0
  let dashes = 0
  let parts = 0
  const boundaries = boundariesOf(raw)
  for (let at = 0; at < raw.length; at++) {
    const byte = raw[at]
    const next = raw[at + 1]
    if (byte === equals && next !== carriageReturn && next !== lineFeed) pads += 1
    if (byte !== lineFeed) continue
    lines += 1
    if (next !== dash || raw[at + 2] !== dash) continue
    dashes += 1
    if (dashes > mostDashes) return false
    if (boundaries.has(lineAt(raw, at + 3))) parts += 1
  }
  return lines <= mostLines && pads <= mostPads && parts <= mostParts
}

const longestBoundary = 200

function lineAt(raw: Buffer, begin: number): string {
  const [line = ''] = raw.toString('latin1', begin, begin + longestBoundary + 2).split(/\r?\n/, 1)
  return line.trimEnd()
}

function boundariesOf(raw: Buffer): Set<string> {
  const found = raw
    .toString('latin1')
    .matchAll(/\bboundary\s{0,9}=\s{0,9}(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi)
  return new Set([...found].map(([, quoted, bare]) => (quoted ?? bare ?? '').trimEnd()))
}
