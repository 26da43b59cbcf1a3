import type { Point } from './polygon.ts'
import type { PlacedPiece } from './sheet-part.ts'

/**
 * The place of a point of a panel on its sheet. Half of the allowance is on each side; nothing is added for the kerf.
 */
export function placedPoint(piece: PlacedPiece, [x, y]: Point, allowance = 0): Point {
  const [inX, inY] = [x + allowance / 2, y + allowance / 2]
  return piece.turned ? [piece.x + piece.width - inY, piece.y + inX] : [piece.x + inX, piece.y + inY]
}
