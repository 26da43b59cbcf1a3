import { linePdf, type PdfMark, pdfPage } from '#shared/platform/pdf/line-pdf.ts'
import { type CutListRow, cutOutText } from './cut-list-rows.ts'
import type { NestedSheet } from './nested-sheets.ts'
import { panelName } from './panel-name.ts'
import type { SheetStock } from './sheet-stock.ts'

export type CutListPage = {
  title: string
  /** The line below the title, such as the units, the thickness and the date. */
  notes: readonly string[]
  rows: readonly CutListRow[]
  sheets?: { list: readonly NestedSheet[]; stock: SheetStock } | undefined
  /** Writes a length in m for the reader. */
  shown: (metres: number) => string
}

const edge = 48
const columns = [edge, edge + 92, edge + 152, edge + 268, edge + 384]
const leastRow = 28
const lineHeight = 11

/** So many letters of the last column fit between its begin and the edge of the paper. */
const lettersInLast = 29

/** The cut list, and a picture of each sheet, to print and to take into the workshop. */
export function cutListPdf({ title, notes, rows, sheets, shown }: CutListPage): Uint8Array<ArrayBuffer> {
  const top = Math.max(150, 122 + 14 * notes.length)
  const head = (name: string): PdfMark[] => [
    { kind: 'text', x: edge, y: 60, size: 16, bold: true, text: name },
    ...notes.map((text, at): PdfMark => ({ kind: 'text', x: edge, y: 80 + 14 * at, size: 10, text })),
  ]
  const size = ({ width, height }: { width: number; height: number }) => `${shown(width)} × ${shown(height)}`
  const pages: PdfMark[][] = []
  let marks: PdfMark[] = []
  let y: number = pdfPage.height
  for (const { piece, panel, name, bevels } of rows) {
    const cells = [name, shown(piece.thickness), size(piece.finished), size(piece.rough)]
    const more = [
      bevels || (piece.rabbetDepth > 0 ? `rabbet ${shown(piece.rabbetDepth)}` : ''),
      cutOutText(panel, shown),
    ].flatMap((text) => (text ? wrapped(text, lettersInLast) : []))
    const height = Math.max(leastRow, 6 + lineHeight * more.length)
    if (y + height > pdfPage.height - edge) {
      marks = [...head(title), ...columnNames(top)]
      pages.push(marks)
      y = top
    }
    marks.push({ kind: 'line', from: [edge, y - 10], to: [pdfPage.width - edge, y - 10] })
    for (const [column, text] of cells.entries())
      marks.push({ kind: 'text', x: columns[column] as number, y: y + 3, size: 9, text })
    for (const [line, text] of more.entries())
      marks.push({ kind: 'text', x: columns[4] as number, y: y + 3 + lineHeight * line, size: 8, text })
    y += height
  }
  sheets?.list.forEach((sheet, at) => {
    pages.push([
      ...head(`Sheet ${at + 1} of ${sheets.list.length}, ${size(sheets.stock)}`),
      ...sheetMarks(sheet, sheets.stock, rows, top),
    ])
  })
  return linePdf(title, pages)
}

const columnNames = (top: number) =>
  ['Panel', 'Thickness', 'Finished', 'Rough', 'Edges and cut-outs'].map((text, at): PdfMark => {
    const x = columns[at] as number
    return { kind: 'text', x, y: top - 14, size: 9, bold: true, text }
  })

/** Wraps a list into lines with a maximum number of letters. */
function wrapped(list: string, most: number): string[] {
  const lines: string[] = []
  for (const one of list.split(/(?<=[;,]) /)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + one.length <= most) lines[lines.length - 1] = `${last} ${one}`
    else lines.push(one)
  }
  return lines
}

function sheetMarks(
  { pieces }: NestedSheet,
  stock: SheetStock,
  rows: readonly CutListRow[],
  top: number,
): PdfMark[] {
  const left = edge
  const scale = Math.min(
    (pdfPage.width - 2 * edge) / stock.width,
    (pdfPage.height - top - edge) / stock.height,
  )
  const y = (fromBelow: number) => top + (stock.height - fromBelow) * scale
  const names = new Map(rows.map(({ piece, panel }) => [piece.id, panelName(panel)]))
  return [
    { kind: 'rect', x: left, y: top, width: stock.width * scale, height: stock.height * scale },
    ...pieces.flatMap((piece): PdfMark[] => [
      {
        kind: 'rect',
        x: left + piece.x * scale,
        y: y(piece.y + piece.height),
        width: piece.width * scale,
        height: piece.height * scale,
      },
      {
        kind: 'text',
        x: left + piece.x * scale + 3,
        y: y(piece.y + piece.height) + 10,
        size: 8,
        text: `${names.get(piece.id) ?? piece.id}${piece.turned ? ', top edge at the left' : ''}`,
      },
    ]),
  ]
}
