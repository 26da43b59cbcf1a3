import { createPdf, type Pdf, type PdfStyle } from '#core/platform/pdf/create-pdf.ts'
import { isPrintable } from '#core/platform/pdf/text-runs.ts'
import type { Board, BoardRow } from '#shared/competitions/competitions/board.ts'
import { placeWords, scoreWords, unitOf } from '#shared/competitions/competitions/board-words.ts'
import { gateClock } from '#shared/competitions/desk/gate-clock.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'

type Sheet = { board: Board; title: string; timeZone: string }

const [left, right, top, bottom, lineHeight] = [56, 556, 74, 726, 15]
/** The left edge of each column; the score ends at the right edge. */
const at = { place: left, number: 118, name: 152, vehicle: 322 }
const wide = { name: 162, vehicle: 130, score: 96 }
const usual = { size: 10 }
const small = { size: 9 }
const bold = { size: 10, bold: true }

/** The published places of a class, as a document whose every page says what it is and from when. */
export function resultSheetPdf(sheet: Sheet, now: string): Promise<Buffer> {
  const { className, rows } = sheet.board
  const pdf = createPdf({ title: `Results of ${className}`, paper: 'LETTER', madeAt: now })
  let page = 1
  let y = writeHead(pdf, sheet, page, now)
  for (const row of rows) {
    const cells = cellsOf(pdf, row)
    const height = lineHeight * Math.max(...cells.map(({ lines }) => lines.length))
    if (y + height > bottom) {
      pdf.addPage()
      page += 1
      y = writeHead(pdf, sheet, page, now)
    }
    for (const { lines, x, alignRight } of cells)
      for (const [index, line] of lines.entries())
        pdf.write(line, { x, y: y + lineHeight * (index + 1), ...(alignRight && { alignRight }) }, usual)
    y += height + 4
  }
  return pdf.end()
}

/** Draws the head of each page, and returns where its rows begin. */
function writeHead(pdf: Pdf, { board, title, timeZone }: Sheet, page: number, now: string): number {
  const { className, formatName, revision, kind } = board
  const printed = `Printed ${gateClock(now, timeZone)}. Newer results may exist.`
  let y = top
  const under = (text: string, style: PdfStyle) => {
    for (const line of pdf.wrap(text, style, right - left)) {
      pdf.write(line, { x: left, y }, style)
      y += style.size + 6
    }
  }
  pdf.write(`Page ${page}`, { x: right, y: top - 20, alignRight: true }, small)
  under(isPrintable(title) ? title : 'Results', { size: 16, bold: true })
  under([className, formatName, `Revision ${revision}`].filter(Boolean).join(' · '), bold)
  under(standingWords(board, timeZone, now), usual)
  under(printed, small)
  y += 14
  for (const [text, x] of [
    ['Place', at.place],
    ['No.', at.number],
    ['Competitor', at.name],
    ['Vehicle', at.vehicle],
  ] as const)
    pdf.write(text, { x, y }, bold)
  if (board.rows.some(({ score }) => score))
    pdf.write(`Score, ${unitOf(kind)}`, { x: right, y, alignRight: true }, bold)
  pdf.rule(left, right, y + 5)
  return y + 7
}

/** Says how final the places are and who signed them. */
function standingWords(
  { state, protestEndsAt, signedAt, verifiedAt }: Board,
  timeZone: string,
  now: string,
): string {
  const signed = signedAt ? `Signed by the head judge ${zonedTime(signedAt, timeZone)}.` : 'Not signed yet.'
  if (state === 'provisional') {
    const protests =
      protestEndsAt && protestEndsAt > now
        ? ` Protests are open until ${zonedTime(protestEndsAt, timeZone)}.`
        : ''
    return `Provisional.${protests} ${signed}`
  }
  const verified = verifiedAt ? ` Verified ${zonedTime(verifiedAt, timeZone)}.` : ''
  return `${state === 'verified' ? 'Official' : 'Final'}. ${signed}${verified}`
}

type Cell = { lines: string[]; x: number; alignRight?: true }

function cellsOf(pdf: Pdf, row: BoardRow): Cell[] {
  const { number, name, vehicle, tieReason } = row
  // In a script that no font is there for, a name would be question marks; the number says who it is.
  const shown = isPrintable(name) ? name : number === undefined ? '–' : `Number ${number}`
  const score = row.score || row.status !== 'placed' ? scoreWords(row) : ''
  return [
    { lines: [row.place === undefined ? '' : placeWords(row)], x: at.place },
    { lines: [number === undefined ? '' : String(number)], x: at.number },
    { lines: pdf.wrap(shown, usual, wide.name), x: at.name },
    { lines: pdf.wrap(isPrintable(vehicle) ? vehicle : '', usual, wide.vehicle), x: at.vehicle },
    {
      lines: [score, ...(tieReason ? pdf.wrap(tieReason, usual, wide.score) : [])],
      x: right,
      alignRight: true,
    },
  ]
}
