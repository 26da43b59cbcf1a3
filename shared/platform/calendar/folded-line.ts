const mostOctets = 75

/** A line of a calendar in pieces of at most 75 octets, which never cut a character; each piece but the first begins with a space. */
export function foldedLine(line: string): string {
  const encoder = new TextEncoder()
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const sign of line) {
    const length = encoder.encode(sign).length
    if (octets + length > mostOctets) {
      pieces.push(piece)
      piece = ' '
      octets = 1
    }
    piece += sign
    octets += length
  }
  return [...pieces, piece].join('\r\n')
}
