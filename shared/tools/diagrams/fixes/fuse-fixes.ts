import type { Command } from '#shared/tools/diagrams/command.ts'
import { freeIds } from '#shared/tools/diagrams/connect.ts'
import type { Diagram, DiagramCable } from '#shared/tools/diagrams/diagram.ts'
import type { DiagramTables } from '#shared/tools/diagrams/diagram-tables.ts'
import { freePlace } from '#shared/tools/diagrams/free-place.ts'
import { cableKindOf } from '#shared/tools/diagrams/legal-pair.ts'
import type { DiagramNode } from '#shared/tools/diagrams/node-fields.ts'
import { newPart } from '#shared/tools/diagrams/part-kinds.ts'
import { portOf } from '#shared/tools/diagrams/port.ts'
import { ampacityOf } from '#shared/tools/spl-studies/spl-supply.ts'
import { ampacity } from '#shared/tools/wiring/ampacity.ts'
import { awgGauges } from '#shared/tools/wiring/awg.ts'
import { mainFuseWithin } from '#shared/tools/wiring/main-fuse.ts'

type FixParts = { diagram: Diagram; tables: DiagramTables }

/** The distance from a battery to its fuse. */
const nearby = 0.3

const carriedBy = (cable: Pick<DiagramCable, 'size' | 'material'>, tables: DiagramTables) =>
  ampacity(cable, ampacityOf(tables.ampacity))

/** The largest rating that protects a cable, A. */
export const protectiveRating = (
  cable: Pick<DiagramCable, 'size' | 'material'>,
  { fuses, ...tables }: DiagramTables,
): number | undefined =>
  fuses.ratings.findLast((rating) => rating <= carriedBy(cable, { fuses, ...tables }) + 1e-9)

/** Puts a fuse into a cable that carries a current in A, near the end at a node: the cable becomes two. */
export function fuseInto(
  { diagram, tables }: FixParts,
  cable: DiagramCable,
  near: string,
  current: number,
): Command | undefined {
  const most = protectiveRating(cable, tables)
  const needed = (current / cable.parallel) * tables.fuses.continuous
  const fitting = tables.fuses.ratings.find((rating) => rating >= needed) ?? most
  const amperes = most === undefined || fitting === undefined ? undefined : Math.min(most, fitting)
  const isFrom = cable.from.node === near
  const [end, other] = isFrom ? [cable.from, cable.to] : [cable.to, cable.from]
  const [endNode, otherNode] = [end, other].map(({ node }) => diagram.nodes.find(({ id }) => id === node))
  if (amperes === undefined || !endNode || !otherNode) return undefined
  const [fuseId, shortId] = [freeIds(diagram.nodes, 'n')(), freeIds(diagram.cables, 'c')()]
  const wanted = {
    x: Math.round((3 * endNode.x + otherNode.x) / 4),
    y: Math.round((3 * endNode.y + otherNode.y) / 4),
  }
  const fuse = newPart('fuse', fuseId, wanted, {
    name: `Fuse ${amperes} A`,
    style: amperes > 80 ? 'anl' : 'maxi',
    amperes,
    parallel: cable.parallel,
  })
  const short: DiagramCable = {
    ...cable,
    id: shortId,
    from: end,
    to: { node: fuseId, port: 'a' },
    length: Math.min(nearby, cable.length / 2),
    bends: [],
  }
  const rest: DiagramCable = {
    ...cable,
    from: { node: fuseId, port: 'b' },
    to: other,
    length: cable.length - short.length,
    bends: [],
  }
  return {
    name: 'Add fuse',
    nodes: [{ ...fuse, ...freePlace(diagram, fuse, wanted) }],
    cables: [short, rest],
  }
}

/** The fuse moves to the battery: what is removed from the cable to it is added after it. */
export function fuseNearer({ diagram }: FixParts, battery: string, first: DiagramCable): Command {
  const fuse = [first.from, first.to].find(({ node }) => node !== battery)
  const behind = diagram.cables.filter(
    ({ id, from, to }) => id !== first.id && (from.node === fuse?.node || to.node === fuse?.node),
  )
  const taken = first.length - mainFuseWithin
  const nearer = { ...first, length: Math.min(first.length, mainFuseWithin) }
  return {
    name: 'Move the fuse to the battery',
    cables: [
      nearer,
      ...behind.map((cable) => ({ ...cable, length: Math.min(50, cable.length + Math.max(0, taken)) })),
    ],
  }
}

/** A fuse with another rating; of a fused distribution, the fuse of one output. */
export function ratedAs(
  node: DiagramNode,
  output: string | undefined,
  amperes: number,
): DiagramNode | undefined {
  if (node.kind === 'fuse' || node.kind === 'breaker') return { ...node, amperes }
  if (node.kind !== 'distribution' || !node.fuses) return undefined
  const at = Number(output?.replace('out', '')) - 1
  const { fuses, outputs } = node
  const filled = Array.from({ length: outputs }, (_, index) => fuses[index] ?? fuses.at(-1) ?? amperes)
  return { ...node, fuses: filled.map((one, index) => (index === at ? amperes : one)) }
}

/** Returns the thinnest gauge of the same material that carries this current in each conductor. */
export const thickerFor = (
  cable: DiagramCable,
  amperes: number,
  tables: DiagramTables,
): DiagramCable | undefined => {
  const awg = awgGauges.find((one) => carriedBy({ ...cable, size: { awg: one } }, tables) >= amperes - 1e-9)
  return awg && { ...cable, size: { awg } }
}

/** The next thicker gauge, or one more conductor where there is none. */
export function nextThicker(cable: DiagramCable): DiagramCable | undefined {
  const at = 'awg' in cable.size ? awgGauges.indexOf(cable.size.awg) : awgGauges.length - 1
  const next = awgGauges[at + 1]
  if (next) return { ...cable, size: { awg: next } }
  return cable.parallel < 8 ? { ...cable, parallel: cable.parallel + 1 } : undefined
}

/** True if a cable belongs to the supply. */
export function isSupplyCable(diagram: Diagram, { from, to }: DiagramCable): boolean {
  const [one, other] = [from, to].map(({ node, port }) => {
    const part = diagram.nodes.find(({ id }) => id === node)
    return part && portOf(part, port)
  })
  const kind = one && other && cableKindOf(one, other)
  return kind === 'power' || kind === 'ground'
}
