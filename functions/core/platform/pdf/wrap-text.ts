import { clustersOf } from './text-runs.ts'

/** The lines of a text: broken between words where it can be, and within one that is wider than a line. */
export function wrapText(text: string, widthOf: (text: string) => number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (widthOf(longer) <= width) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    const pieces = brokenWord(word, widthOf, width)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
  }
  return line ? [...lines, line] : lines
}

function brokenWord(word: string, widthOf: (text: string) => number, width: number): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const cluster of clustersOf(word)) {
    if (piece && widthOf(piece + cluster) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += cluster
  }
  return [...pieces, piece]
}
