export type Bounds = { x: number; y: number; width: number; height: number }

const figures = /-?\d+/g
const margin = 12
/** A small state is not drawn larger than this part of the map, or its surroundings would be lost. */
const least = 90

/** The part of the map that holds a shape, with a margin: its path names a start and then steps. */
export function boundsOf(path: string): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const ring of path.split('z')) {
    const [start = '', steps = ''] = ring.split('l')
    let [x, y] = (start.match(figures) ?? []).map(Number)
    if (x === undefined || y === undefined) continue
    const moves = [0, 0, ...(steps.match(figures) ?? []).map(Number)]
    for (let at = 0; at < moves.length; at += 2) {
      x += moves[at] ?? 0
      y += moves[at + 1] ?? 0
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  const width = Math.max(least, right - left + 2 * margin)
  const height = Math.max(least, bottom - top + 2 * margin)
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height }
}
