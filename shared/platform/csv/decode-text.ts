const marks: [encoding: string, bytes: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

const looksAtBytes = 2000

/** UTF-16 without a mark: no text holds a zero, and each Western letter has one before or behind it. */
function unmarked(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, looksAtBytes)
  const zeros = [0, 0]
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  // A third of the letters may be others.
  if (Math.max(even, odd) * 3 < start.length) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/**
 * The text of a file from a spreadsheet or a meter: by its mark, or as UTF-16 by its zeros, else as UTF-8, else as
 * Windows writes it in the West.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))
  const encoding = marked?.[0] ?? unmarked(bytes)
  if (encoding) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
