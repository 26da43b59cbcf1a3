import { linePdf, type PdfMark, pdfPage } from '#shared/pdf/line-pdf.ts'
import { type CutListRow, cutOutText } from './cut-list-rows.ts'
import type { NestedSheet } from './nested-sheets.ts'
import { panelName } from './panel-name.ts'
import type { SheetStock } from './sheet-stock.ts'

export type CutListPage = {
  title: string
  /** What stands below the title, such as the units, the thickness and the date. */
  notes: readonly string[]
  rows: readonly CutListRow[]
  sheets?: { list: readonly NestedSheet[]; stock: SheetStock } | undefined
  /** Writes a length in m for the reader. */
  shown: (metres: number) => string
}

const edge = 48
const columns = [edge, edge + 92, edge + 152, edge + 268, edge + 384]
const rowHeight = 28
const firstRow = 150
const rowsOnPage = Math.floor((pdfPage.height - firstRow - edge) / rowHeight)

/** The cut list, and a picture of each sheet, to print and to take into the workshop. */
export function cutListPdf({ title, notes, rows, sheets, shown }: CutListPage): Uint8Array<ArrayBuffer> {
  const head = (name: string): PdfMark[] => [
    { kind: 'text', x: edge, y: 60, size: 16, bold: true, text: name },
    ...notes.map((text, at): PdfMark => ({ kind: 'text', x: edge, y: 80 + 14 * at, size: 10, text })),
  ]
  const size = ({ width, height }: { width: number; height: number }) => `${shown(width)} × ${shown(height)}`
  const pages: PdfMark[][] = []
  for (let from = 0; from < rows.length; from += rowsOnPage) {
    const marks = head(title)
    for (const [at, text] of ['Panel', 'Thickness', 'Finished', 'Rough', 'Edges and cut-outs'].entries())
      marks.push({ kind: 'text', x: columns[at] as number, y: firstRow - 14, size: 9, bold: true, text })
    for (const [at, { piece, panel, name, bevels }] of rows.slice(from, from + rowsOnPage).entries()) {
      const y = firstRow + rowHeight * at
      const cells = [name, shown(piece.thickness), size(piece.finished), size(piece.rough)]
      const more = [
        bevels || (piece.rabbetDepth > 0 ? `rabbet ${shown(piece.rabbetDepth)}` : ''),
        cutOutText(panel, shown),
      ].filter(Boolean)
      marks.push({
        kind: 'line',
        from: [edge, y - 10],
        to: [pdfPage.width - edge, y - 10],
      })
      for (const [column, text] of cells.entries())
        marks.push({ kind: 'text', x: columns[column] as number, y: y + 3, size: 9, text })
      for (const [line, text] of more.entries())
        marks.push({ kind: 'text', x: columns[4] as number, y: y + 3 + 11 * line, size: 8, text })
    }
    pages.push(marks)
  }
  sheets?.list.forEach((sheet, at) => {
    pages.push([
      ...head(`Sheet ${at + 1} of ${sheets.list.length}, ${size(sheets.stock)}`),
      ...sheetMarks(sheet, sheets.stock, rows),
    ])
  })
  return linePdf(title, pages)
}

function sheetMarks({ pieces }: NestedSheet, stock: SheetStock, rows: readonly CutListRow[]): PdfMark[] {
  const [left, top] = [edge, firstRow]
  const scale = Math.min(
    (pdfPage.width - 2 * edge) / stock.width,
    (pdfPage.height - firstRow - edge) / stock.height,
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
