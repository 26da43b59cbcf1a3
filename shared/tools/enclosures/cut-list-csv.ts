import { byteOrderMark, csvLine } from '#shared/platform/csv/csv-line.ts'
import { type CutListRow, cutOutText } from './cut-list-rows.ts'

const millimetres = (metres: number) => String(Number((metres * 1000).toFixed(2)))

/** The cut list in mm, with the allowance between finished and rough size. */
export function cutListCsv(rows: readonly CutListRow[], allowance: number): string {
  const head = [
    'Panel',
    'Thickness (mm)',
    'Finished width (mm)',
    'Finished height (mm)',
    'Rough width (mm)',
    'Rough height (mm)',
    'Allowance (mm)',
    'Bevels',
    'Rabbet depth (mm)',
    'Cut-outs (mm)',
    'From',
  ]
  const lines = rows.map(({ piece, panel, name, bevels }) =>
    csvLine([
      name,
      millimetres(piece.thickness),
      millimetres(piece.finished.width),
      millimetres(piece.finished.height),
      millimetres(piece.rough.width),
      millimetres(piece.rough.height),
      millimetres(allowance),
      bevels,
      millimetres(piece.rabbetDepth),
      cutOutText(panel, millimetres),
      piece.stock === 'tube' ? 'tube' : 'sheet',
    ]),
  )
  return byteOrderMark + csvLine(head) + lines.join('')
}
