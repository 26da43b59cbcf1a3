import { type BoxRefusal, boxRefusal } from './box-refusal.ts'
import { packedSheets, pieceOrders, splitRules } from './packed-sheets.ts'
import { cutsOf, offcutsOf, type PlacedPiece, piecesOf, type SheetPart, sawable } from './sheet-part.ts'
import type { SheetPiece } from './sheet-piece.ts'
import { type SheetStock, standardStock } from './sheet-stock.ts'

export type NestedSheet = {
  pieces: readonly PlacedPiece[]
  /** The saw’s cuts, edge to edge. */
  parts: SheetPart
}

export type NestedSheets = {
  sheets: readonly NestedSheet[]
  /** The share of all sheets that becomes no piece. */
  waste: number
  /** The number of cuts, and their length in meters, including those that trim the edges. */
  cuts: number
  cutLength: number
  /** The largest offcut, m². */
  largestOffcut: number
}

/**
 * Pieces on as few sheets as first-fit decreasing finds, over four orders and two ways to divide what is left; of equal
 * ones, that with the largest single offcut. All cuts run from edge to edge, because a panel saw cannot stop in a sheet, and
 * no kerf is lost behind a piece that ends at the edge.
 */
export function nestedSheets(
  pieces: readonly SheetPiece[],
  stock: SheetStock = standardStock,
): NestedSheets | BoxRefusal {
  const [width, height] = [stock.width - 2 * stock.trim, stock.height - 2 * stock.trim]
  const fits = (across: number, up: number) => across <= width + 1e-9 && up <= height + 1e-9
  const large = pieces.find(
    (piece) =>
      !fits(piece.width, piece.height) && (piece.grain === 'fixed' || !fits(piece.height, piece.width)),
  )
  if (large) return boxRefusal('panel_larger_than_sheet', { panel: large.name }, large.id)

  const area = { x: stock.trim, y: stock.trim, width, height }
  const attempts = pieceOrders.flatMap((order) => {
    const sorted = pieces.toSorted(order)
    return splitRules.map((rule) => {
      const sheets = packedSheets(sorted, area, stock.kerf, rule)
      return { sheets, largestOffcut: largestOf(sheets) }
    })
  })
  const best = attempts.reduce((one, other) => (isBetter(other, one) ? other : one))
  if (!best.sheets.every((part) => sawable(part, stock.kerf)))
    throw new Error('A layout cannot be rebuilt from its cuts')
  return { ...figures(pieces, best.sheets, stock), largestOffcut: best.largestOffcut }
}

type Attempt = { sheets: SheetPart[]; largestOffcut: number }

const isBetter = (one: Attempt, other: Attempt) =>
  one.sheets.length === other.sheets.length
    ? one.largestOffcut > other.largestOffcut + 1e-9
    : one.sheets.length < other.sheets.length

const largestOf = (sheets: readonly SheetPart[]) =>
  Math.max(0, ...sheets.flatMap(offcutsOf).map(({ width, height }) => width * height))

function figures(pieces: readonly SheetPiece[], sheets: readonly SheetPart[], stock: SheetStock) {
  const trims = stock.trim > 0 ? [stock.width, stock.width, stock.height, stock.height] : []
  const cuts = sheets.flatMap((part) => [...trims, ...cutsOf(part)])
  const used = pieces.reduce((sum, { width, height }) => sum + width * height, 0)
  const bought = sheets.length * stock.width * stock.height
  return {
    sheets: sheets.map((parts) => ({ pieces: piecesOf(parts), parts })),
    waste: bought === 0 ? 0 : 1 - used / bought,
    cuts: cuts.length,
    cutLength: cuts.reduce((sum, length) => sum + length, 0),
  }
}
