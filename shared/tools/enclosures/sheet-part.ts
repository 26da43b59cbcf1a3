/** A rectangle of a sheet, from its lower left corner; m. */
export type Area = { x: number; y: number; width: number; height: number }

/** A piece on its sheet. A turned one is turned a quarter to the left: its top edge is on the left. */
export type PlacedPiece = Area & { id: string; turned: boolean; topEdge: 'top' | 'left' }

/**
 * The result of sawing a rectangle: a piece, an offcut, or two parts by a cut from edge to edge. `vertical`
 * cuts leave a left and a right part, the others a lower and an upper one. The second is missing if the blade
 * takes the rest.
 */
export type SheetPart = { area: Area } & (
  | { kind: 'piece'; piece: PlacedPiece }
  | { kind: 'offcut' }
  | { kind: 'cut'; vertical: boolean; first: SheetPart; second: SheetPart | undefined }
)

export function piecesOf(part: SheetPart): PlacedPiece[] {
  if (part.kind === 'piece') return [part.piece]
  if (part.kind === 'offcut') return []
  return [...piecesOf(part.first), ...(part.second ? piecesOf(part.second) : [])]
}

export function offcutsOf(part: SheetPart): Area[] {
  if (part.kind === 'offcut') return [part.area]
  if (part.kind === 'piece') return []
  return [...offcutsOf(part.first), ...(part.second ? offcutsOf(part.second) : [])]
}

/** The length of each cut, m. */
export function cutsOf(part: SheetPart): number[] {
  if (part.kind !== 'cut') return []
  const own = part.vertical ? part.area.height : part.area.width
  return [own, ...cutsOf(part.first), ...(part.second ? cutsOf(part.second) : [])]
}

const same = (one: number, other: number) => Math.abs(one - other) < 1e-9

/**
 * True if a saw can make a sheet: each cut runs from edge to edge, takes the kerf once, and leaves the
 * recorded offcuts.
 */
export function sawable(part: SheetPart, kerf: number): boolean {
  const { area } = part
  if (part.kind === 'offcut') return true
  if (part.kind === 'piece')
    return (['x', 'y', 'width', 'height'] as const).every((side) => same(part.piece[side], area[side]))
  const { vertical, first, second } = part
  const [length, start, across, beside] = vertical
    ? (['width', 'x', 'height', 'y'] as const)
    : (['height', 'y', 'width', 'x'] as const)
  const fits = ({ area: one }: SheetPart) =>
    same(one[across], area[across]) && same(one[beside], area[beside])
  const rest = area[length] - first.area[length] - kerf
  const divided = second
    ? same(second.area[start], first.area[start] + first.area[length] + kerf) &&
      same(second.area[length], rest)
    : rest <= 1e-9
  return (
    fits(first) &&
    same(first.area[start], area[start]) &&
    divided &&
    sawable(first, kerf) &&
    (!second || (fits(second) && sawable(second, kerf)))
  )
}
