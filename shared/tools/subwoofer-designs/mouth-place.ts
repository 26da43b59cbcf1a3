import type { Point } from '#shared/tools/enclosures/polygon.ts'
import type { BuiltBox } from './built-box-type.ts'
import type { Vent } from './vent.ts'

/** The step in which ports move by hand, m. */
const step = 0.005

/**
 * Finds the shortest move of round ports, the same for all, after which each mouth is its diameter away from the walls and
 * the drivers. Returns undefined if no place on their face leaves them that room.
 */
export function mouthsMoved(
  { places: { drivers }, body, shape, mount }: BuiltBox,
  { ports, places, room, face }: Vent,
): Point | undefined {
  if (ports.shape.kind !== 'round' || places.length === 0) return undefined
  const { diameter } = ports.shape
  const reach = 1.5 * diameter
  const range = (axis: 0 | 1, from: number, length: number) => {
    const at = places.map(({ center }) => center[axis])
    return [from + reach - Math.min(...at), from + length - reach - Math.max(...at)] as const
  }
  const [left, right] = range(0, room.left, room.width)
  const [down, up] = range(1, room.bottom, room.height)
  // Ports in the front of a box with a divider have no drivers beside them.
  const beside = face === mount ? drivers : []
  const middle: Point = [room.left + room.width / 2, room.bottom + room.height / 2]
  const isFree = ([x, y]: Point) =>
    places.every(({ center }) => {
      const at: Point = [center[0] + x, center[1] + y]
      const isOnFront = shape.kind !== 'cylinder' || apart(middle, at) <= room.width / 2 - reach
      return isOnFront && beside.every((driver) => apart(driver, at) >= body.cutOut / 2 + reach)
    })
  let best: Point | undefined
  for (const x of steps(left, right))
    for (const y of steps(down, up))
      if ((!best || Math.hypot(x, y) < Math.hypot(...best)) && isFree([x, y])) best = [x, y]
  return best
}

const apart = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1])

/** Lists the offsets between two ends, or their middle if no step lies between them; none if the ends are reversed. */
function steps(from: number, to: number): number[] {
  if (from > to + 1e-9) return []
  const first = Math.ceil(from / step - 1e-6)
  const count = Math.floor(to / step + 1e-6) - first + 1
  return count > 0 ? Array.from({ length: count }, (_, at) => (first + at) * step) : [(from + to) / 2]
}
