import type { Command } from '#shared/tools/diagrams/command.ts'
import { applied } from '#shared/tools/diagrams/command.ts'
import { connection } from '#shared/tools/diagrams/connect.ts'
import type { Diagram, DiagramCable } from '#shared/tools/diagrams/diagram.ts'
import type { DiagramTables } from '#shared/tools/diagrams/diagram-tables.ts'
import type { DiagramNode } from '#shared/tools/diagrams/node-fields.ts'
import { portsFor } from '#shared/tools/diagrams/part-needs.ts'
import type { PortRef } from '#shared/tools/diagrams/port.ts'
import { efficiencyOf, powerOf } from '#shared/tools/diagrams/power-network.ts'
import { type Wiring, wiringOf } from '#shared/tools/diagrams/wiring-of.ts'
import { amplifierCurrent } from '#shared/tools/wiring/amplifier-current.ts'
import { awgGauges } from '#shared/tools/wiring/awg.ts'
import { cableResistance } from '#shared/tools/wiring/cable.ts'
import { dropLimit } from '#shared/tools/wiring/drop-limit.ts'
import { addedPart } from './added-part.ts'
import { fuseInto, protectiveRating } from './fuse-fixes.ts'

type FixParts = { diagram: Diagram; tables: DiagramTables }

/** The length of a cable to a part where the drawing has none yet, m. */
const usualLength = 3
/** The distance from a battery to a fuse beside it, m. */
const lead = 0.3

/** Feeds a part from the battery, through a fuse where there is none; without a battery it comes along. */
export function supplied({ diagram, tables }: FixParts, node: DiagramNode): Command | undefined {
  const wiring = wiringOf(diagram)
  // A second battery is charged by the first or the alternator, not by another second one.
  const others = node.kind === 'second_battery' ? [] : wiring.of('second_battery')
  const [known] = [...wiring.of('battery'), ...others, ...wiring.of('alternator')]
  const battery = known ?? addedPart(diagram, 'battery', node)
  const isNew = !known
  const entry = entryOf(wiring, node)
  const entryNode = wiring.node(entry.node) ?? node
  const isFuse = entryNode.kind === 'fuse' || entryNode.kind === 'breaker'
  const amperes = Math.max(1, currentBehind(wiring, tables, entry))
  const length = isFuse ? lead : longestPower(wiring) || usualLength
  const start = { node: battery.id, port: 'plus' }
  const withBattery = isNew ? applied(diagram, { name: '', nodes: [battery] }).diagram : diagram
  const held = isFuse ? Math.max(amperes, entryNode.amperes) : amperes * tables.fuses.continuous
  const cable = { size: { awg: gaugeFor(held, length, diagram.supply, tables) }, length }
  const made = connection(withBattery, start, entry, cable)
  if (!('name' in made)) return undefined
  const [line] = made.cables ?? []
  if (!line) return undefined
  const joined = applied(withBattery, made).diagram
  const fused = isFuse ? made : fuseInto({ diagram: joined, tables }, line, battery.id, amperes)
  if (!fused) return undefined
  return {
    ...fused,
    name: isNew ? 'Add a battery' : 'Connect +12 V',
    nodes: [...(isNew ? [battery] : []), ...(fused.nodes ?? [])],
  }
}

/** The port where +12 V enters: a free one of a fuse or block that already leads to the part, or its own. */
function entryOf(wiring: Wiring, node: DiagramNode): PortRef {
  const ref = (part: DiagramNode, port: string) => ({ node: part.id, port })
  const [first] = portsFor(node, 'supply')
  const own = ref(node, first?.id ?? 'plus')
  const net = wiring.supplyNet(own)
  const before = wiring
    .of('fuse', 'breaker', 'switch', 'relay', 'isolator', 'distribution')
    .flatMap((part) => portsFor(part, 'supply').map(({ id }) => ref(part, id)))
    // A fused output lets current out, not in.
    .filter(({ port }) => !port.startsWith('out'))
    .filter((at) => wiring.supplyNet(at) === net && wiring.cablesAt(at).length === 0)
  const isFused = (at: PortRef) => wiring.linksAt(at).some(({ fuse }) => fuse)
  return before.find(isFused) ?? before[0] ?? own
}

/** What everything behind a port takes at full power, A. */
function currentBehind(wiring: Wiring, tables: DiagramTables, entry: PortRef): number {
  const net = wiring.supplyNet(entry)
  return wiring.diagram.nodes
    .filter(({ id }) => wiring.supplyNet({ node: id, port: 'plus' }) === net)
    .reduce((sum, node) => sum + currentOf(node, wiring.diagram.supply, tables), 0)
}

function currentOf(node: DiagramNode, supply: number, tables: DiagramTables): number {
  if (node.kind === 'amplifier') {
    const [power, efficiency] = [powerOf(node, tables), efficiencyOf(node, tables)]
    return amplifierCurrent({ power, efficiency, supply }).full
  }
  return 'draw' in node ? node.draw : 0
}

const longestPower = (wiring: Wiring): number =>
  wiring.diagram.cables.reduce(
    (most, cable) => (wiring.kind(cable) === 'power' ? Math.max(most, cable.length) : most),
    0,
  )

/** The thinnest gauge whose fuse holds a current and that keeps within the drop, there and back. */
const gaugeFor = (amperes: number, length: number, supply: number, tables: DiagramTables) =>
  awgGauges.find((awg) => {
    const cable = { size: { awg }, material: 'ofc' } as const
    const drop = 2 * amperes * cableResistance(cable, length)
    return (protectiveRating(cable, tables) ?? 0) >= amperes && drop <= dropLimit(supply, tables.supply.drop)
  }) ?? '4/0'

/** Ground by a cable back to the battery, as thick as the power cable; the battery itself goes to the body. */
export function grounded(diagram: Diagram, node: DiagramNode): Command | undefined {
  const wiring = wiringOf(diagram)
  const [port] = node.kind === 'distribution' ? freeStuds(wiring, node) : ['ground']
  const ref = { node: node.id, port: port ?? 't1' }
  const battery = wiring.mainBattery
  const isMain = battery?.id === node.id
  const [known] = wiring.of('ground')
  const body = known ?? addedPart(diagram, 'ground', node)
  const end = !battery || isMain ? body : battery
  const isNew = end === body && !known
  const [positive] = wiring.cablesAt({ node: node.id, port: 'plus' })
  const { size, material, parallel } = positive ?? sizeAt(wiring, node)
  const length = isMain ? 0.5 : longestPower(wiring) || usualLength
  const made = connection(
    isNew ? applied(diagram, { name: '', nodes: [body] }).diagram : diagram,
    ref,
    { node: end.id, port: 'ground' },
    { size, material, parallel, length },
  )
  if (!('name' in made)) return undefined
  return {
    ...made,
    name: end === body ? 'Ground at the body' : 'Ground by a cable',
    ...(isNew && { nodes: [body] }),
    // A cable that leads to the chassis or nowhere gives way to the one back.
    removedCables: node.kind === 'distribution' || isMain ? [] : wiring.cablesAt(ref).map(({ id }) => id),
  }
}

const freeStuds = (wiring: Wiring, node: DiagramNode): string[] =>
  portsFor(node, 'supply')
    .map(({ id }) => id)
    .filter((port) => wiring.cablesAt({ node: node.id, port }).length === 0)

/** The thickest cable at a part, or a usual one. */
function sizeAt(wiring: Wiring, node: DiagramNode): Pick<DiagramCable, 'size' | 'material' | 'parallel'> {
  const [first] = wiring.cablesOf(node.id).filter((cable) => wiring.kind(cable) === 'ground')
  return (
    first ?? {
      size: { awg: 'draw' in node || node.kind === 'relay' ? '10' : '4' },
      material: 'ofc',
      parallel: 1,
    }
  )
}
