/** The width of a letter, as a share of the font size. */
const letter = 0.55
const margin = 0.8

type Writing = {
  /** Along the longer side of a narrow piece, from the bottom to the top. */
  isUpright: boolean
  lines: string[]
}

/**
 * Fits the writing of a sheet's piece: along the side that has more room, in as many lines as its words need.
 */
export function pieceWriting(said: string, piece: { width: number; height: number }, size: number): Writing {
  const isUpright = said.length * letter * size > piece.width - margin * size && piece.height > piece.width
  const most = Math.floor(((isUpright ? piece.height : piece.width) - margin * size) / (letter * size))
  const lines: string[] = []
  for (const word of said.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return { isUpright, lines }
}
