import { pdfText } from './pdf-text.ts'

/** A line of text at a place of its page, counted from the lower left corner in points. */
export type PdfText = {
  x: number
  y: number
  size: number
  bold?: boolean
  alignRight?: boolean
  text: string
}

/** A fine line across the page. */
export type PdfRule = { fromX: number; toX: number; y: number }

const fonts = 2
const firstPage = 3 + fonts

/** A PDF of pages of text in US Letter, in the fonts that every reader has. */
export function writePdf(pages: readonly (readonly (PdfText | PdfRule)[])[], title: string): Uint8Array {
  const pageAt = (index: number) => firstPage + index * 2
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageAt(index)} 0 R`).join(' ')}] >>`,
    fontOf('Helvetica'),
    fontOf('Helvetica-Bold'),
    ...pages.flatMap((page, index) => {
      const content = page.map((mark) => ('text' in mark ? write(mark) : draw(mark))).join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${pageAt(index) + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
    `<< /Title (${pdfText(title)}) >>`,
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\n`
  file += `startxref\n${table}\n%%EOF\n`
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0))
}

const fontOf = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

const draw = ({ fromX, toX, y }: PdfRule) => `0.6 G 0.5 w ${fromX} ${y} m ${toX} ${y} l S`

function write({ x, y, size, bold, alignRight, text }: PdfText): string {
  const left = alignRight ? x - widthOfAmount(text) * size : x
  return `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${left.toFixed(2)} ${y} Td (${pdfText(text)}) Tj ET`
}

/** Of amounts and currencies, which are all that stands on the right: most is equally wide, bold or not. */
const widthOfAmount = (text: string) => [...text].reduce((sum, letter) => sum + widthOf(letter), 0)

function widthOf(letter: string): number {
  if (/[.,\s]/.test(letter)) return 0.278
  return { U: 0.722, S: 0.667, D: 0.722 }[letter] ?? 0.556
}
