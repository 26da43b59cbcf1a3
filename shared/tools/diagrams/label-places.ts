import type { Point } from './cable-path.ts'
import { newPlane } from './plane.ts'

/** A cable as it runs, its label, and the shorter label for tight spaces. */
export type LabeledLine = { id: string; points: readonly Point[]; label: string; short: string }

/** The middle of the base line of a label on a cable. */
export type PlacedLabel = Point & { isShort: boolean }

export type Box = Point & { width: number; height: number }

/** About how wide a label is in the letters of the canvas and of files. */
export const labelWidth = (text: string): number => Math.ceil(text.length * 5.8) + 4

/** The letters of a label above and below its base line. */
const letters = { up: 11, down: 3 }
/** The distances from a line to the base line of a label above it, and of one below it. */
const above = 5
const below = 14
/** The distance from an upright line to a label beside it. */
const beside = 5
/**
 * The distance between the places that are tried, and the number of them on each side of the middle of a long
 * stretch.
 */
const step = 16
const steps = 10

/** The costs of a place: a line through the letters, and a line that belongs to more than this cable. */
const costs = { crossed: 4, shared: 6, upright: 1, below: 0.5, off: 0.01 }

type Candidate = { at: Point; cost: number; on: Stretch }

/**
 * Returns the middle of each label’s base line: along its cable, where no part and no other label covers it,
 * and with as few lines through it as possible. A text longer than the room is shortened; a cable without any
 * room has none. A `kept` place stays as long as no part covers it, so that labels stay still while a part is
 * dragged.
 */
export function labelPlaces(
  lines: readonly LabeledLine[],
  boxes: readonly Box[],
  kept: (line: string) => PlacedLabel | undefined = () => undefined,
): Map<string, PlacedLabel> {
  const parts = newPlane<Box>()
  for (const box of boxes) parts.add(box, box)
  const stretches = newPlane<Stretch>()
  for (const line of lines) for (const stretch of stretchesOf(line)) stretches.add(boxOf(stretch), stretch)
  const labels = newPlane<Box>()
  const places = new Map<string, PlacedLabel>()
  const put = (text: string, candidates: readonly Candidate[]): Candidate | undefined => {
    const width = labelWidth(text)
    let best: Candidate | undefined
    for (const candidate of candidates) {
      const { at, cost, on } = candidate
      if (best && cost >= best.cost) break
      const box = lettersAt(at, width)
      if (parts.meets(box) || labels.meets(box)) continue
      const total = cost + costOfLines(stretches.at(withLine(box, on)), on)
      if (!best || total < best.cost) best = { ...candidate, cost: total }
    }
    if (!best) return undefined
    const box = lettersAt(best.at, width)
    labels.add(box, box)
    return best
  }
  const moved = lines.filter((line) => {
    const at = kept(line.id)
    const box = at && lettersAt(at, labelWidth(line.label))
    if (!box || at.isShort || parts.meets(box)) return true
    places.set(line.id, at)
    labels.add(box, box)
    return false
  })
  // Those with the least room come first.
  const ordered = moved
    .map((line) => ({ line, candidates: candidatesOf(line, line.label) }))
    .sort((one, other) => one.candidates.length - other.candidates.length)
  const cramped = ordered.filter(({ line, candidates }) => {
    const found = put(line.label, candidates)
    if (found) places.set(line.id, { ...found.at, isShort: false })
    return !found
  })
  for (const { line } of cramped) {
    const found = put(line.short, candidatesOf(line, line.short))
    if (found) places.set(line.id, { ...found.at, isShort: true })
  }
  return places
}

const lettersAt = ({ x, y }: Point, width: number): Box => ({
  x: x - width / 2,
  y: y - letters.up,
  width,
  height: letters.up + letters.down,
})

type Stretch = { id: string; from: Point; to: Point; isLevel: boolean; length: number }

const stretchesOf = ({ id, points }: Pick<LabeledLine, 'id' | 'points'>): Stretch[] =>
  points.slice(1).flatMap((to, at): Stretch[] => {
    const from = points[at] as Point
    const isLevel = from.y === to.y
    const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y)
    return length > 0 ? [{ id, from, to, isLevel, length }] : []
  })

const boxOf = ({ from, to }: Pick<Stretch, 'from' | 'to'>): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
})

/** Letters and the stretch that they stand at. */
function withLine(box: Box, { from, isLevel }: Stretch): Box {
  if (isLevel) {
    const top = Math.min(box.y, from.y - 1)
    return { ...box, y: top, height: Math.max(box.y + box.height, from.y + 1) - top }
  }
  const left = Math.min(box.x, from.x - 1)
  return { ...box, x: left, width: Math.max(box.x + box.width, from.x + 1) - left }
}

/** Returns the cost of lines that go through letters, or along the stretch where they stand. */
function costOfLines(stretches: Iterable<Stretch>, on: Stretch): number {
  let cost = 0
  for (const other of stretches) {
    if (isAlong(other, on)) cost += other.id === on.id ? 0 : costs.shared
    else cost += other.id === on.id ? costs.crossed / 2 : costs.crossed
  }
  return cost
}

const isAlong = (one: Stretch, other: Stretch): boolean =>
  one.isLevel === other.isLevel && (one.isLevel ? one.from.y === other.from.y : one.from.x === other.from.x)

/** Places along each stretch, those in the middle of a long level one first. */
function candidatesOf(line: LabeledLine, text: string): Candidate[] {
  const width = labelWidth(text)
  const found = stretchesOf(line).flatMap((on) => {
    const { from, to, isLevel, length } = on
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    const room = isLevel ? (length - width) / 2 : length / 2 - letters.up
    // A label is longer than a short stretch, and may reach over its ends.
    const reach = Math.max(room, isLevel ? Math.min(width / 2, 48) : 0)
    const offs = [0]
    const by = Math.max(step, reach / steps)
    for (let off = by; off <= reach; off += by) offs.push(off, -off)
    return offs.flatMap((off) => {
      const over = Math.max(0, Math.abs(off) - Math.max(0, room)) + Math.max(0, -room)
      const cost = Math.abs(off) * costs.off + over * costs.off * 4
      if (isLevel)
        return [
          { at: { x: middle.x + off, y: middle.y - above }, cost, on },
          { at: { x: middle.x + off, y: middle.y + below }, cost: cost + costs.below, on },
        ]
      const aside = width / 2 + beside
      return [aside, -aside].map((across) => ({
        at: { x: middle.x + across, y: middle.y + off + 4 },
        cost: cost + costs.upright + (across < 0 ? 0.1 : 0),
        on,
      }))
    })
  })
  return found.sort((one, other) => one.cost - other.cost)
}
