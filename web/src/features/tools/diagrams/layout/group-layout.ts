import type { Point } from '#shared/tools/diagrams/cable-path.ts'
import { partWidth } from '#shared/tools/diagrams/node-box.ts'
import { type ColumnPlaces, columnPlaces } from './column-places.ts'
import { gapLanes, type Upright } from './gap-lanes.ts'
import type { Block } from './layout-block.ts'
import type { Wire, WireEnd } from './wire.ts'

export type GroupLayout = {
  width: number
  height: number
  /** The top left of each block. */
  places: Map<string, Point>
  /** The bends of each cable. */
  bends: Map<string, Point[]>
}

/** The length of the straight start of a cable at a port, and the distance between lanes. */
export const stub = 32
export const laneStep = 12
const narrowest = 96
const onGrid = (value: number) => Math.ceil(value / 8) * 8

/** The way of a cable: through these gaps, changing there from one height to the next. */
type Way = { wire: Wire; gaps: number[]; ys: number[]; enters: WireEnd['side'][]; leaves: WireEnd['side'][] }

/** A connected group of blocks in columns, its cables in lanes of their own between them and never below a part. */
export function groupLayout(
  blocks: readonly Block[],
  wires: readonly Wire[],
  labelWidth: (wire: string) => number,
): GroupLayout {
  const columns = columnPlaces(blocks, wires)
  const uses = Map.groupBy(
    wires.flatMap(({ from, to }) => [from.port, to.port]),
    (port) => port,
  )
  const isShared = ({ port }: WireEnd) => (uses.get(port)?.length ?? 0) > 1
  const bottom = Math.max(...blocks.map(({ node: { id }, height }) => columns.topOf(id) + height))
  let detours = 0
  const detour = () => bottom + stub + detours++ * laneStep
  const ways = wires.map((wire) => wayOf(wire, columns, detour))
  const trunkOf = ({ wire: { id, from, to }, gaps }: Way, at: number) => {
    if (at === 0 && isShared(from)) return from.port
    if (at === gaps.length - 1 && isShared(to)) return to.port
    return id
  }
  const gaps = Array.from({ length: columns.count + 1 }, (_, gap) => {
    const uprights = ways.flatMap((way) =>
      way.gaps.flatMap((one, at): Upright[] =>
        one === gap && way.ys[at] !== way.ys[at + 1]
          ? [
              {
                trunk: trunkOf(way, at),
                from: { y: way.ys[at] as number, side: way.enters[at] as 'left' },
                to: { y: way.ys[at + 1] as number, side: way.leaves[at] as 'left' },
              },
            ]
          : [],
      ),
    )
    const room = (side: WireEnd['side']) =>
      Math.max(
        0,
        ...ways
          .filter(
            ({ wire, gaps: [first, ...more] }) =>
              more.length === 0 && first === gap && wordsAt(wire, isShared) === side,
          )
          .map(({ wire }) => labelWidth(wire.id)),
      )
    const isOuter = gap === 0 || gap === columns.count
    const [left, right] = [
      gap === 0 ? 0 : stub + room('left'),
      gap === columns.count ? 0 : stub + room('right'),
    ]
    const lanes = gapLanes(uprights)
    const wide = left + right + Math.max(0, lanes.count - 1) * laneStep
    const total = isOuter && uprights.length === 0 ? 0 : Math.max(isOuter ? 0 : narrowest, wide)
    return { lanes, left, width: onGrid(total) }
  })
  const lefts: number[] = []
  let x = 0
  for (const gap of gaps) {
    lefts.push(x)
    x += gap.width + partWidth
  }
  const laneX = (gap: number, trunk: string) => {
    const found = gaps[gap]
    return (lefts[gap] ?? 0) + (found ? found.left + found.lanes.laneOf(trunk) * laneStep : 0)
  }
  const places = new Map(
    blocks.map(({ node: { id } }) => {
      const column = columns.columnOf(id)
      return [id, { x: (lefts[column] ?? 0) + (gaps[column]?.width ?? 0), y: columns.topOf(id) }] as const
    }),
  )
  const bends = new Map(
    ways.map((way) => [
      way.wire.id,
      way.gaps.flatMap((gap, at) =>
        way.ys[at] === way.ys[at + 1]
          ? []
          : [{ x: laneX(gap, trunkOf(way, at)), y: way.ys[at + 1] as number }],
      ),
    ]),
  )
  const height = Math.max(bottom, ...ways.flatMap(({ ys }) => ys))
  return { width: x - partWidth, height, places, bends }
}

/**
 * Returns the side of its gap for the label of a cable between neighbors: the side where no other cable
 * leaves the port.
 */
function wordsAt({ from, to }: Wire, isShared: (end: WireEnd) => boolean): WireEnd['side'] {
  const end = isShared(from) && !isShared(to) ? to : from
  // The right side of a part is at the left of the gap behind it.
  return end.side === 'right' ? 'left' : 'right'
}

const isNear = (one: number | undefined, other: number) =>
  one !== undefined && one !== other && Math.abs(one - other) <= 8

/** The way of a cable; one against the order of the columns has no way between parts, and takes a detour below all of them. */
function wayOf(wire: Wire, { columnOf, topOf, channel }: ColumnPlaces, detour: () => number): Way {
  const { from, to, id } = wire
  const gapOf = ({ block, side }: WireEnd) => columnOf(block) + (side === 'right' ? 1 : 0)
  const [first, last] = [gapOf(from), gapOf(to)]
  const isForward = first <= last
  const gaps = Array.from({ length: Math.abs(last - first) + 1 }, (_, at) => first + (isForward ? at : -at))
  const passed = gaps.slice(1).map((gap) => channel(id, isForward ? gap - 1 : gap))
  const [start, end] = [topOf(from.block) + from.y, topOf(to.block) + to.y]
  const isLed = passed.every((y) => y !== undefined)
  const below = isLed ? 0 : detour()
  const inner = passed.map((y) => (isLed && y !== undefined ? y : below))
  // A way that hardly differs from the height of its port takes that.
  if (isNear(inner[0], start)) inner[0] = start
  if (isNear(inner.at(-1), end)) inner[inner.length - 1] = end
  const ys = [start, ...inner, end]
  const [ahead, back] = isForward ? (['left', 'right'] as const) : (['right', 'left'] as const)
  return {
    wire,
    gaps,
    ys,
    enters: gaps.map((_, at) => (at > 0 ? ahead : from.side === 'right' ? 'left' : 'right')),
    leaves: gaps.map((_, at) => (at < gaps.length - 1 ? back : to.side === 'left' ? 'right' : 'left')),
  }
}
