import { createPdf } from '#core/platform/pdf/create-pdf.ts'

export type Row = [label: string, value: string]

const [left, middle, top, bottom, lineHeight] = [56, 400, 62, 782, 18]

/** A PDF of two columns of text, under a title. */
export function invoicePdf(title: string, rows: Row[], madeAt: string): Promise<Buffer> {
  const pdf = createPdf({ title, paper: 'A4', madeAt })
  pdf.write(title, { x: left, y: top }, { size: 18, bold: true })
  let y = top
  for (const [label, value] of rows) {
    const style = { size: 10 }
    const labels = pdf.wrap(label, style, middle - left - 16)
    const values = pdf.wrap(value, style, 595 - left - middle)
    for (let line = 0; line < Math.max(1, labels.length, values.length); line++) {
      y += lineHeight
      if (y > bottom) {
        pdf.addPage()
        y = top
      }
      pdf.write(labels[line] ?? '', { x: left, y }, style)
      pdf.write(values[line] ?? '', { x: middle, y }, style)
    }
  }
  return pdf.end()
}
