import { type PdfMark, pdfPage } from '#shared/platform/pdf/line-pdf.ts'
import { wrapped } from '#shared/platform/pdf/text-box.ts'
import type { CutListRow } from './cut-list-rows.ts'
import { panelDrawing } from './panel-drawing.ts'
import { panelWords } from './panel-words.ts'

type Cell = { panel: CutListRow['panel']; title: string[]; words: string[]; height: number }

const edge = 36
const gap = 12
const columns = 2
const width = (pdfPage.width - 2 * edge - (columns - 1) * gap) / columns
const [titleSize, size, line] = [9, 7.5, 9.2]
/** The part of a cell for its drawing; its words stand beside it. */
const drawn = 0.47
const leastDrawing = 62
const mostDrawing = 190

/** The panels with their holes, edges and angles, on as few pages as hold them: those of most boxes on one. */
export function panelPages(
  rows: readonly CutListRow[],
  shown: (metres: number) => string,
  from: number,
): PdfMark[][] {
  const cells = grouped(rows).map((group) => cellOf(group, shown))
  const lines = Array.from({ length: Math.ceil(cells.length / columns) }, (_, at) =>
    cells.slice(columns * at, columns * (at + 1)),
  )
  const room = pdfPage.height - edge - from
  const pages: Cell[][][] = []
  let left = 0
  for (const cellsOfLine of lines) {
    const height = heightOf(cellsOfLine)
    if (height > left || pages.length === 0) {
      pages.push([])
      left = room
    }
    pages.at(-1)?.push(cellsOfLine)
    left -= height + gap
  }
  return pages.map((page) => {
    const spare = room - page.reduce((sum, one) => sum + heightOf(one) + gap, 0)
    const more = Math.max(0, Math.min(spare / page.length, mostDrawing - leastDrawing))
    let top = from
    return page.flatMap((cellsOfLine) => {
      const height = heightOf(cellsOfLine) + more
      const marks = cellsOfLine.flatMap((cell, at) => cellMarks(cell, edge + at * (width + gap), top, height))
      top += height + gap
      return marks
    })
  })
}

const heightOf = (cells: readonly Cell[]) => Math.max(...cells.map(({ height }) => height))

/** Panels that are cut the same stand once. */
const grouped = (rows: readonly CutListRow[]): CutListRow[][] => [
  ...Map.groupBy(rows, ({ panel: { layers, cutOuts, stock } }) =>
    JSON.stringify([layers, cutOuts, stock], (_, value: unknown) =>
      typeof value === 'number' ? Math.round(value * 1e6) : value,
    ),
  ).values(),
]

function cellOf(group: readonly CutListRow[], shown: (metres: number) => string): Cell {
  const [first] = group as [CutListRow]
  const names = group.map(({ name }) => name).join(', ')
  const text = group.length > 1 ? `${names}: cut ${group.length}` : names
  const title = wrapped({ size: titleSize, bold: true, text }, width)
  const words = panelWords(first, shown).flatMap((one) =>
    wrapped({ size, text: one }, width * (1 - drawn) - 4),
  )
  const height = title.length * (titleSize + 3) + Math.max(leastDrawing, words.length * line)
  return { panel: first.panel, title, words, height }
}

function cellMarks({ panel, title, words }: Cell, left: number, top: number, height: number): PdfMark[] {
  const below = top + title.length * (titleSize + 3)
  const beside = left + width * drawn
  return [
    ...title.map(
      (text, at): PdfMark => ({
        kind: 'text',
        x: left,
        y: top + titleSize + at * (titleSize + 3),
        size: titleSize,
        bold: true,
        text,
      }),
    ),
    ...panelDrawing(panel, { left, top: below, right: beside - 4, bottom: top + height }),
    ...words.map(
      (text, at): PdfMark => ({ kind: 'text', x: beside, y: below + (at + 1) * line, size, text }),
    ),
    { kind: 'line', from: [left, top + height + gap / 2], to: [left + width, top + height + gap / 2] },
  ]
}
