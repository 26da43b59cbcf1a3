import { linePdf, type PdfMark, pdfPage } from '#shared/platform/pdf/line-pdf.ts'
import { wrapped } from '#shared/platform/pdf/text-box.ts'
import type { CutListRow } from './cut-list-rows.ts'
import type { NestedSheet } from './nested-sheets.ts'
import { panelPages } from './panel-pages.ts'
import { sheetMarks } from './sheet-pages.ts'
import type { SheetStock } from './sheet-stock.ts'

export type CutListPage = {
  title: string
  /** The lines below the title, such as the units, the thickness and the date. */
  notes: readonly string[]
  rows: readonly CutListRow[]
  sheets?: { list: readonly NestedSheet[]; stock: SheetStock; allowance: number } | undefined
  /** Writes a length in m for the reader. */
  shown: (metres: number) => string
}

const edge = 36
const [titleSize, noteSize] = [15, 9]

const legend =
  'Seen from outside. Full lines are cut; dashed ones are the inner face. Centers of holes are marked with a cross.'

/** The cut list to print and to take into the workshop. */
export const cutListPdf = (page: CutListPage): Uint8Array<ArrayBuffer> =>
  linePdf(page.title, cutListPages(page))

/** Its pages: the panels, and then each sheet with what is cut from it. */
export function cutListPages({ title, notes, rows, sheets, shown }: CutListPage): PdfMark[][] {
  const lines = [...notes, legend].flatMap((text) =>
    wrapped({ size: noteSize, text }, pdfPage.width - 2 * edge),
  )
  const head = (name: string): PdfMark[] => [
    ...wrapped({ size: titleSize, bold: true, text: name }, pdfPage.width - 2 * edge)
      .slice(0, 2)
      .map(
        (text, at): PdfMark => ({
          kind: 'text',
          x: edge,
          y: 48 + 17 * at,
          size: titleSize,
          bold: true,
          text,
        }),
      ),
    ...lines.map((text, at): PdfMark => ({ kind: 'text', x: edge, y: 82 + 12 * at, size: noteSize, text })),
  ]
  const top = 82 + 12 * lines.length
  const size = ({ width, height }: { width: number; height: number }) => `${shown(width)} × ${shown(height)}`
  const panels = panelPages(rows, shown, top).map((marks) => [...head(title), ...marks])
  if (!sheets) return panels
  const { list, stock, allowance } = sheets
  return [
    ...panels,
    ...list.map((sheet, at) => [
      ...head(`Sheet ${at + 1} of ${list.length}, ${size(stock)}`),
      ...sheetMarks(sheet, { stock, rows, allowance, shown, top }),
    ]),
  ]
}
