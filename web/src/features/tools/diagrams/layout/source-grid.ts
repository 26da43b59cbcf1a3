import type { Point } from '#shared/tools/diagrams/cable-path.ts'
import { newNets } from '#shared/tools/diagrams/nets.ts'
import { partWidth } from '#shared/tools/diagrams/node-box.ts'
import { newPart } from '#shared/tools/diagrams/part-kinds.ts'
import { type GroupLayout, groupLayout, laneStep, stub } from './group-layout.ts'
import { type Block, blockOf } from './layout-block.ts'
import { packed } from './packed.ts'
import type { Wire, WireEnd } from './wire.ts'

/** What feeds many branches, with current or with sound. */
const sourceKinds = new Set(['battery', 'second_battery', 'alternator', 'head_unit'])
/** Fewer branches stand well below each other. */
const fewest = 3
const apart = 48
/** Stands for all sources while a branch is laid out: its cables come down to it from a corridor above. */
const outside = 'outside'
const farAbove = -1e6

/** A cable from a source into a branch; `isBack` where it was drawn toward the source. */
type Feed = { id: string; source: WireEnd; end: WireEnd; weight: number; isBack: boolean }

/**
 * A tall group cut at its sources: they stand at the left, and their branches in rows as wide as a sheet. The cables to a
 * branch run through a corridor above its row. Undefined where there are few branches.
 */
export function sourceGrid(
  blocks: readonly Block[],
  wires: readonly Wire[],
  labelWidth: (wire: string) => number,
): GroupLayout | undefined {
  const sources = blocks.filter(({ node }) => sourceKinds.has(node.kind))
  const isSource = new Set(sources.map(({ node }) => node.id))
  const inner = wires.filter(({ from, to }) => !isSource.has(from.block) && !isSource.has(to.block))
  const nets = newNets()
  for (const { from, to } of inner) nets.join(from.block, to.block)
  const rest = blocks.filter(({ node }) => !isSource.has(node.id))
  const branches = [...Map.groupBy(rest, ({ node }) => nets.of(node.id)).values()]
  if (branches.length < fewest) return undefined
  const feeds = wires.flatMap(({ id, from, to, weight }): Feed[] => {
    if (isSource.has(from.block) === isSource.has(to.block)) return []
    const isBack = isSource.has(to.block)
    return [{ id, weight, isBack, ...(isBack ? { source: to, end: from } : { source: from, end: to }) }]
  })
  const ports = [...new Map(feeds.map(({ source }) => [source.port, source])).values()]
  const backPorts = ports.filter(({ side }) => side === 'left').map(({ port }) => port)
  const band = (ports.length + 1) * laneStep + stub

  const laidOut = branches.map((branch) => {
    const net = nets.of(branch[0]?.node.id ?? '')
    const isIn = ({ block }: WireEnd) => nets.of(block) === net
    const fed = feeds.filter(({ end }) => isIn(end))
    return {
      fed,
      layout: branchLayout(
        branch,
        inner.filter(({ from }) => isIn(from)),
        fed,
        labelWidth,
      ),
    }
  })
  const grid = packed(
    laidOut.map(({ layout: { width, height } }) => ({ width, height: height + band })),
    apart,
  )
  const leftLane = (port: string) => backPorts.indexOf(port) * laneStep
  const topLine = (port: string) => backPorts.indexOf(port) * laneStep
  const sourceLeft = backPorts.length * laneStep + stub
  const trunk = (port: string) =>
    sourceLeft + partWidth + stub + ports.findIndex((one) => one.port === port) * laneStep
  const gridLeft = sourceLeft + partWidth + stub + onGrid(ports.length * laneStep) + stub
  const gridTop = onGrid(backPorts.length * laneStep)

  const places = new Map<string, Point>()
  let bottom = gridTop + apart
  for (const { node, height } of sources) {
    places.set(node.id, { x: onGrid(sourceLeft), y: onGrid(bottom) })
    bottom += onGrid(height) + apart
  }
  const bends = new Map<string, Point[]>()
  for (const [at, { fed, layout }] of laidOut.entries()) {
    const place = grid.places[at] ?? { x: 0, y: 0 }
    const [left, top] = [onGrid(gridLeft + place.x), onGrid(gridTop + place.y + band)]
    const shifted = ({ x, y }: Point) => ({ x: x + left, y: y + top })
    for (const [id, point] of layout.places) places.set(id, shifted(point))
    for (const [id, points] of layout.bends) bends.set(id, points.map(shifted))
    for (const { id, source, isBack } of fed) {
      const corridor = top - stub - ports.findIndex(({ port }) => port === source.port) * laneStep
      const start = (places.get(source.block)?.y ?? 0) + source.y
      const way = [
        ...(source.side === 'left' ? [{ x: leftLane(source.port), y: topLine(source.port) }] : []),
        { x: trunk(source.port), y: corridor },
        ...(bends.get(id) ?? []),
      ]
      bends.set(id, isBack ? backward(way, start) : way)
    }
  }
  return {
    width: onGrid(gridLeft + grid.width),
    height: Math.max(bottom, gridTop + grid.height),
    places,
    bends,
  }
}

const onGrid = (value: number) => Math.ceil(value / 8) * 8

/** A branch without its sources: its feeds come from far above. */
function branchLayout(
  branch: readonly Block[],
  wires: readonly Wire[],
  feeds: readonly Feed[],
  labelWidth: (wire: string) => number,
): GroupLayout {
  const from = ({ port }: WireEnd): WireEnd => ({ block: outside, port, side: 'right', y: farAbove })
  const { places, bends, ...size } = groupLayout(
    [blockOf(newPart('battery', outside, { x: 0, y: 0 }), [], []), ...branch],
    [...wires, ...feeds.map(({ id, source, end, weight }) => ({ id, from: from(source), to: end, weight }))],
    labelWidth,
  )
  const start = (places.get(outside)?.x ?? 0) + partWidth
  places.delete(outside)
  const shifted = ({ x, y }: Point) => ({ x: x - start, y })
  return {
    width: size.width - start,
    height: Math.max(
      ...branch.map(({ node, height }) => (places.get(node.id)?.y ?? 0) + height),
      ...[...bends.values()].flat().map(({ y }) => y),
    ),
    places: new Map([...places].map(([id, place]) => [id, shifted(place)])),
    bends: new Map([...bends].map(([id, points]) => [id, points.map(shifted)])),
  }
}

/** The same way from its other end: each bend is where a cable arrives after it went across, then up or down. */
const backward = (way: readonly Point[], start: number): Point[] =>
  way.map(({ x }, at) => ({ x, y: way[at - 1]?.y ?? start })).reverse()
