import type { Pdf } from './create-pdf.ts'

const [left, right, top, bottom, lineHeight] = [56, 556, 62, 732, 18]
const widest = 400

export type Row = {
  text: string
  amount?: string
  size?: number
  bold?: boolean
  gapBefore?: number
  rule?: boolean
}

/** Writes lines under each other, each with an amount at the right edge where it has one, on as many pages as it takes. */
export function writeRows(pdf: Pdf, rows: readonly Row[]): void {
  let y = top
  for (const { text, amount, size = 10, bold = false, gapBefore = 0, rule = false } of rows) {
    const style = { size, bold }
    for (const [index, line] of pdf.wrap(text, style, widest).entries()) {
      const isFirst = index === 0
      y += lineHeight + (isFirst ? gapBefore : 0)
      if (y > bottom) {
        pdf.addPage()
        y = top
      }
      if (isFirst && rule) pdf.rule(left, right, y - lineHeight - 2)
      pdf.write(line, { x: left, y }, style)
      if (isFirst && amount) pdf.write(amount, { x: right, y, alignRight: true }, style)
    }
  }
}
