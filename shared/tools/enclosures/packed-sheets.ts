import type { Area, PlacedPiece, SheetPart } from './sheet-part.ts'
import type { SheetPiece } from './sheet-piece.ts'

type Size = Pick<SheetPiece, 'width' | 'height'>

const largestFirst = (of: (size: Size) => number) => (one: Size, other: Size) => of(other) - of(one)

/** The orders to try, each with the largest first. */
export const pieceOrders = [
  largestFirst(({ width, height }) => width * height),
  largestFirst(({ width, height }) => Math.max(width, height)),
  largestFirst(({ width }) => width),
  largestFirst(({ height }) => height),
] as const

/** Decides whether to cut vertically first, by what a piece leaves to its right and above it. */
export type SplitRule = (right: number, above: number) => boolean

/** One leaves the larger offcut whole, the other makes long strips of both. */
export const splitRules: readonly SplitRule[] = [
  (right, above) => right > above,
  (right, above) => right <= above,
]

/** A rectangle while it is divided: a leaf is free until it takes a piece, and then has two parts or is the piece. */
type Node = { area: Area; piece?: PlacedPiece; vertical?: boolean; first?: Node; second?: Node | undefined }

const slack = 1e-9

/** First fit: each piece goes to the first sheet that has room for it, there to the free rectangle that it fills most. */
export function packedSheets(
  pieces: readonly SheetPiece[],
  sheet: Area,
  kerf: number,
  cutsUpright: SplitRule,
): SheetPart[] {
  const sheets: { root: Node; free: Node[] }[] = []
  const opened = () => {
    const root: Node = { area: sheet }
    const one = { root, free: [root] }
    sheets.push(one)
    return one
  }
  for (const piece of pieces) {
    let place: Place | undefined
    let on = sheets.find(({ free }) => {
      place = bestPlace(piece, free)
      return place
    })
    if (!on) {
      on = opened()
      place = bestPlace(piece, on.free)
    }
    // Every piece fits an empty sheet; who calls has checked it.
    if (!place) throw new Error(`${piece.id} does not fit an empty sheet`)
    on.free.splice(on.free.indexOf(place.node), 1, ...divided(place, piece, kerf, cutsUpright))
  }
  return sheets.map(({ root }) => partOf(root))
}

type Place = { node: Node; turned: boolean; size: number; rest: number }

/** The smallest free rectangle that holds a piece, and the way to lie in it that leaves the narrowest rest. */
function bestPlace(piece: SheetPiece, free: readonly Node[]): Place | undefined {
  let best: Place | undefined
  for (const node of free) {
    const size = node.area.width * node.area.height
    for (const turned of piece.grain === 'free' ? [false, true] : [false]) {
      const right = node.area.width - (turned ? piece.height : piece.width)
      const above = node.area.height - (turned ? piece.width : piece.height)
      const rest = Math.min(right, above)
      if (rest < -slack) continue
      if (!best || size < best.size - slack || (size < best.size + slack && rest < best.rest - slack))
        best = { node, turned, size, rest }
    }
  }
  return best
}

/** Cuts a piece out of its rectangle, and gives what stays free. */
function divided({ node, turned }: Place, piece: SheetPiece, kerf: number, cutsUpright: SplitRule): Node[] {
  const { x, y } = node.area
  const width = turned ? piece.height : piece.width
  const height = turned ? piece.width : piece.height
  const free: Node[] = []
  const cut = (target: Node, vertical: boolean) => {
    const { area } = target
    const rest = vertical ? area.width - width : area.height - height
    if (rest <= slack) return target
    target.vertical = vertical
    target.first = { area: vertical ? { ...area, width } : { ...area, height } }
    const left = rest - kerf
    if (left > slack) {
      const second = vertical
        ? { ...area, x: x + width + kerf, width: left }
        : { ...area, y: y + height + kerf, height: left }
      target.second = { area: second }
      free.push(target.second)
    }
    return target.first
  }
  const upright = cutsUpright(node.area.width - width, node.area.height - height)
  const own = cut(cut(node, upright), !upright)
  own.area = { x, y, width, height }
  own.piece = { ...own.area, id: piece.id, turned, topEdge: turned ? 'left' : 'top' }
  return free
}

function partOf({ area, piece, vertical = false, first, second }: Node): SheetPart {
  if (piece) return { area, kind: 'piece', piece }
  if (!first) return { area, kind: 'offcut' }
  return { area, kind: 'cut', vertical, first: partOf(first), second: second && partOf(second) }
}
