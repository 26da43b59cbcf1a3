import { cablePoints, type Point, portPlace } from '#shared/tools/diagrams/cable-path.ts'
import type { Diagram, DiagramCable } from '#shared/tools/diagrams/diagram.ts'
import { nodeBox } from '#shared/tools/diagrams/node-box.ts'
import type { DiagramNode } from '#shared/tools/diagrams/node-fields.ts'
import { pointOf, wiringOf } from '#shared/tools/diagrams/wiring-of.ts'
import { leadsThrough, newTakenLines, type Routed } from './route-conflicts.ts'
import type { Box } from './route-grid.ts'
import type { RouteEnd, RouteLine } from './route-line.ts'
import type { Budget } from './route-search.ts'
import { wovenRoutes } from './woven-routes.ts'

export type Routes = ReadonlyMap<string, readonly Point[]>

/** The steps of all searches of a diagram, and of those while parts are moved. */
const steps = { atRest: 2_000_000, moving: 30_000 }

/** The last drawings, each known by everything that decides its ways: a new name or value of a part moves no cable. */
const kept = new Map<string, Routes>()
const keys = new WeakMap<Diagram, string>()
const mostKept = 8

function keyOf(diagram: Diagram): string {
  const known = keys.get(diagram)
  if (known !== undefined) return known
  const lines = routeLines(diagram).map(({ cable: { id, bends }, kind, from, to }) => [
    id,
    kind,
    from,
    to,
    bends,
  ])
  const key = JSON.stringify([
    boxesOf(diagram.nodes).map(({ x, y, width, height }) => [x, y, width, height]),
    lines,
  ])
  keys.set(diagram, key)
  return key
}

/**
 * The way of each cable along the axes: through no part, and on no line with a cable of another kind. The same diagram
 * has the same ways on the canvas, in files and on paper.
 */
export function routesOf(diagram: Diagram): Routes {
  const key = keyOf(diagram)
  const found = kept.get(key) ?? routed(diagram, () => undefined, { steps: steps.atRest })
  kept.delete(key)
  kept.set(key, found)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return found
}

/** The ways while parts are moved: only the cables of these parts and those in their way go elsewhere. */
export function followingRoutes(diagram: Diagram, before: { diagram: Diagram; routes: Routes }): Routes {
  const partOf = new Map(before.diagram.nodes.map((node) => [node.id, node]))
  const cableOf = new Map(before.diagram.cables.map((cable) => [cable.id, cable]))
  const moved = diagram.nodes.filter((node) => partOf.get(node.id) !== node)
  const isMoved = new Set(moved.map(({ id }) => id))
  const boxes = boxesOf(moved)
  const stays = (cable: DiagramCable): readonly Point[] | undefined => {
    const points = before.routes.get(cable.id)
    const isSame =
      cableOf.get(cable.id) === cable && !isMoved.has(cable.from.node) && !isMoved.has(cable.to.node)
    return isSame && points && !boxes.some((box) => leadsThrough(points, box)) ? points : undefined
  }
  return routed(diagram, stays, { steps: steps.moving })
}

const boxesOf = (nodes: readonly DiagramNode[]): Box[] =>
  nodes.filter(({ kind }) => kind !== 'frame').map((node) => ({ ...nodeBox(node), x: node.x, y: node.y }))

function routed(
  diagram: Diagram,
  stays: (cable: DiagramCable) => readonly Point[] | undefined,
  budget: Budget,
): Routes {
  const lines = routeLines(diagram)
  const boxes = boxesOf(diagram.nodes)
  const nodeOf = new Map(diagram.nodes.map((node) => [node.id, node]))
  const plain = ({ cable }: RouteLine) => cablePoints(cable, (id) => nodeOf.get(id))
  const taken = newTakenLines()
  const given: Routed[] = []
  const open: RouteLine[] = []
  const staying: Routed[] = []
  for (const line of lines) {
    const still = stays(line.cable)
    if (still) staying.push({ line, points: still })
    else if (line.cable.bends.length === 0) open.push(line)
    else {
      // Bends are kept as long as they lead through no part and on no line of another kind.
      const points = plain(line)
      const isFree = !boxes.some((box) => leadsThrough(points, box)) && !taken.isShared({ line, points })
      if (isFree) {
        given.push({ line, points })
        taken.add({ line, points })
      } else open.push(line)
    }
  }
  const left: Routed[] = []
  for (const one of staying)
    if (given.length > 0 && taken.isShared(one)) open.push(one.line)
    else left.push(one)
  const isPart = staying.length > 0
  const found = wovenRoutes({ boxes, given: [...given, ...left], open, isPart, plain }, budget)
  return new Map(found.map(({ line, points }) => [line.cable.id, points]))
}

function routeLines(diagram: Diagram): RouteLine[] {
  const wiring = wiringOf(diagram)
  const endOf = (ref: DiagramCable['from']): RouteEnd | undefined => {
    const node = wiring.node(ref.node)
    const place = node && portPlace(node, ref.port)
    return place && { ...place, port: pointOf(ref) }
  }
  return diagram.cables.flatMap((cable): RouteLine[] => {
    const [kind, from, to] = [wiring.kind(cable), endOf(cable.from), endOf(cable.to)]
    return kind && from && to ? [{ cable, kind, from, to }] : []
  })
}
