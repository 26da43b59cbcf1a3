import { pdfBytes } from './plain-text.ts'

/** A mark drawn on a page, in points from its upper left corner. */
export type PdfMark =
  | { kind: 'text'; x: number; y: number; size: number; bold?: boolean; text: string }
  | { kind: 'line'; from: readonly [number, number]; to: readonly [number, number] }
  | { kind: 'rect'; x: number; y: number; width: number; height: number }
  | { kind: 'polygon'; points: readonly (readonly [number, number])[]; dashed?: boolean }
  | { kind: 'circle'; center: readonly [number, number]; radius: number; dashed?: boolean }

/** Letter, in points. */
export const pdfPage = { width: 612, height: 792 } as const

/** A PDF file of text and lines in the fonts that every reader has. It needs no font file, so browsers write it themselves. */
export function linePdf(title: string, pages: readonly (readonly PdfMark[])[]): Uint8Array<ArrayBuffer> {
  const first = 5
  const kids = pages.map((_, at) => `${first + 1 + 2 * at} 0 R`)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title ${literal(title)} >>`,
    ...pages.flatMap((marks, at) => {
      const stream = marks.map(written).join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pdfPage.width} ${pdfPage.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${first + 2 + 2 * at} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  for (const place of places) file += `${String(place).padStart(10, '0')} 00000 n \n`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${first} 0 R >>\nstartxref\n${start}\n%%EOF\n`
  // Each character is a byte: strings are written as such.
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0))
}

/** Bytes as a string, with what would end it escaped. */
const literal = (text: string) =>
  `(${pdfBytes(text)
    .map((byte) => String.fromCharCode(byte).replace(/[()\\]/, '\\$&'))
    .join('')})`

const number = (value: number) => String(Number(value.toFixed(2)))
const up = (y: number) => number(pdfPage.height - y)

const dash = ({ dashed }: { dashed?: boolean }) => (dashed ? '[3 2] 0 d ' : '')
const undash = ({ dashed }: { dashed?: boolean }) => (dashed ? ' [] 0 d' : '')

/** How far the handles of a quarter of a circle are from its ends, as a share of the radius. */
const handle = 0.5523

function circlePath({ center: [x, y], radius }: Extract<PdfMark, { kind: 'circle' }>): string {
  const at = (right: number, above: number) => `${number(x + right * radius)} ${up(y - above * radius)}`
  const quarter = (fromX: number, fromY: number, toX: number, toY: number) =>
    `${at(fromX + handle * toX, fromY + handle * toY)} ${at(toX + handle * fromX, toY + handle * fromY)} ${at(toX, toY)} c`
  return `${at(1, 0)} m ${quarter(1, 0, 0, 1)} ${quarter(0, 1, -1, 0)} ${quarter(-1, 0, 0, -1)} ${quarter(0, -1, 1, 0)}`
}

function written(mark: PdfMark): string {
  if (mark.kind === 'text')
    return `BT /${mark.bold ? 'F2' : 'F1'} ${number(mark.size)} Tf ${number(mark.x)} ${up(mark.y)} Td ${literal(mark.text)} Tj ET`
  if (mark.kind === 'polygon') {
    const [first = '', ...rest] = mark.points.map(([x, y]) => `${number(x)} ${up(y)}`)
    return `0.6 w ${dash(mark)}${first} m ${rest.map((point) => `${point} l`).join(' ')} s${undash(mark)}`
  }
  if (mark.kind === 'circle') return `0.6 w ${dash(mark)}${circlePath(mark)} s${undash(mark)}`
  if (mark.kind === 'line') {
    const [from, to] = [mark.from, mark.to].map(([x, y]) => `${number(x)} ${up(y)}`)
    return `0.6 w ${from} m ${to} l S`
  }
  return `0.6 w ${number(mark.x)} ${up(mark.y + mark.height)} ${number(mark.width)} ${number(mark.height)} re S`
}
