import { type PdfMark, pdfPage } from '#shared/platform/pdf/line-pdf.ts'
import { overlap, textBox, textWidth } from '#shared/platform/pdf/text-box.ts'
import type { CutListRow } from './cut-list-rows.ts'
import type { NestedSheet } from './nested-sheets.ts'
import { panelLines } from './panel-drawing.ts'
import { placedPoint } from './placed-point.ts'
import type { PlacedPiece } from './sheet-part.ts'
import type { SheetStock } from './sheet-stock.ts'

type PdfText = Extract<PdfMark, { kind: 'text' }>

const edge = 36
const listLine = 12
const listColumn = 270

/** A sheet with its panels: each has a number, and the list below says which it is and how large it is sawn. */
export function sheetMarks(
  { pieces }: NestedSheet,
  { stock, rows, allowance, shown, top }: SheetPage,
): PdfMark[] {
  const columns = Math.floor((pdfPage.width - 2 * edge) / listColumn)
  const listed = Math.ceil(pieces.length / columns) * listLine + 16
  const scale = Math.min(
    (pdfPage.width - 2 * edge) / stock.width,
    (pdfPage.height - top - edge - listed) / stock.height,
  )
  const at = ([x, y]: readonly [number, number]) =>
    [edge + x * scale, top + (stock.height - y) * scale] as const
  const rowOf = (id: string) => rows.find(({ piece }) => piece.id === id)
  const bottom = top + stock.height * scale + 24
  const numbers: PdfText[] = []
  for (const [index, piece] of pieces.entries()) {
    const number = placedNumber(String(index + 1), piece, at, numbers)
    if (number) numbers.push(number)
  }
  return [
    { kind: 'rect', x: edge, y: top, width: stock.width * scale, height: stock.height * scale },
    ...pieces.flatMap((piece): PdfMark[] => {
      const row = rowOf(piece.id)
      const [x, y] = at([piece.x, piece.y + piece.height])
      return [
        { kind: 'rect', x, y, width: piece.width * scale, height: piece.height * scale },
        ...(row
          ? panelLines(row.panel, { scale, at: (point) => at(placedPoint(piece, point, allowance)) })
          : []),
      ]
    }),
    ...numbers,
    ...pieces.map((piece, index): PdfMark => {
      const row = rowOf(piece.id)
      const rough = row ? `, ${shown(row.piece.rough.width)} × ${shown(row.piece.rough.height)}` : ''
      return {
        kind: 'text',
        x: edge + (index % columns) * listColumn,
        y: bottom + Math.floor(index / columns) * listLine,
        size: 7.5,
        text: shortened(
          `${index + 1} ${row?.name ?? piece.id}${rough}${piece.turned ? ', top edge at the left' : ''}`,
        ),
      }
    }),
  ]
}

export type SheetPage = {
  stock: SheetStock
  rows: readonly CutListRow[]
  allowance: number
  shown: (metres: number) => string
  top: number
}

/** A line of the list, cut where the next column begins. */
function shortened(text: string): string {
  let line = text
  while (textWidth({ size: 7.5, text: line }) > listColumn - 6) line = `${line.slice(0, -2).trimEnd()}…`
  return line
}

/** The number of a piece within it, where no other number is; a strip that is too thin has it beside its middle. */
function placedNumber(
  text: string,
  piece: PlacedPiece,
  at: (point: readonly [number, number]) => readonly [number, number],
  others: readonly PdfText[],
): PdfText | undefined {
  const size = 9
  const half = textWidth({ size, text }) / 2
  for (const share of [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92])
    for (const up of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      const [x, y] = at([piece.x + piece.width * share, piece.y + piece.height * up])
      const mark: PdfText = { kind: 'text', x: x - half, y: y + 0.35 * size, size, text }
      if (!others.some((other) => overlap(textBox(other), textBox(mark)))) return mark
    }
  return undefined
}
