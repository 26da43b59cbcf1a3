import type { Point } from './cable-path.ts'
import type { DiagramCable } from './diagram.ts'

/** So many bends a cable takes. */
const most = 12

/**
 * The bends of a cable after one segment of it was led through a point: a segment between two corners is moved across,
 * one that ends at a port is bent there. `points` is the way that the cable takes on the screen.
 */
export function bent(
  { bends }: Pick<DiagramCable, 'bends'>,
  points: readonly Point[],
  stretch: number,
  through: Point,
): Point[] {
  const corners = points.slice(1, -1)
  const [from, to] = [points[stretch], points[stretch + 1]]
  if (!from || !to) return bends
  const isFirst = stretch === 0
  const isLast = stretch === points.length - 2
  const next = isFirst
    ? [through, ...corners]
    : isLast
      ? [...corners, through]
      : corners.map((corner, at) => {
          if (at !== stretch - 1 && at !== stretch) return corner
          return from.y === to.y ? { x: corner.x, y: through.y } : { x: through.x, y: corner.y }
        })
  const kept = withoutRepeats(next)
  return kept.length > most ? bends : kept
}

/** Points that lie on the line between their neighbors, or where one is already, lead nowhere else. */
function withoutRepeats(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const [before, last] = [kept.at(-2), kept.at(-1)]
    if (last && last.x === point.x && last.y === point.y) continue
    const isStraight =
      before &&
      last &&
      ((before.x === last.x && last.x === point.x) || (before.y === last.y && last.y === point.y))
    if (isStraight) kept.pop()
    kept.push(point)
  }
  return kept
}
