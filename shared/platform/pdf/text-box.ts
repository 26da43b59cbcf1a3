import type { PdfMark } from './line-pdf.ts'
import { pdfBytes } from './plain-text.ts'

/** The widths of Helvetica from the blank to the tilde, in thousandths of its size. */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]
/** Of other letters, and how much wider the bold ones are at most. */
const [otherWidth, boldShare] = [600, 1.12]

type PdfText = Pick<Extract<PdfMark, { kind: 'text' }>, 'size' | 'text' | 'bold'>

/** The width of a text on paper, in points. */
export function textWidth({ size, text, bold }: PdfText): number {
  const all = pdfBytes(text).reduce((sum, byte) => sum + (widths[byte - 0x20] ?? otherWidth), 0)
  return (all / 1000) * size * (bold ? boldShare : 1)
}

export type PdfBox = { left: number; top: number; right: number; bottom: number }

/** The room that a text takes, in points from the upper left corner of its page. */
export const textBox = ({ x, y, ...text }: Extract<PdfMark, { kind: 'text' }>): PdfBox => ({
  left: x,
  top: y - 0.75 * text.size,
  right: x + textWidth(text),
  bottom: y + 0.22 * text.size,
})

/** True for boxes that have less than `apart` points between them. */
export const overlap = (one: PdfBox, other: PdfBox, apart = 0): boolean =>
  one.left < other.right + apart &&
  other.left < one.right + apart &&
  one.top < other.bottom + apart &&
  other.top < one.bottom + apart

/** Parts a text into lines of at most a width, between its words. */
export function wrapped(text: PdfText, most: number): string[] {
  const lines: string[] = []
  for (const word of text.text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && textWidth({ ...text, text: longer }) <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
