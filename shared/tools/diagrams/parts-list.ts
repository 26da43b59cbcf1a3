import { byteOrderMark, csvLine } from '#shared/platform/csv/csv-line.ts'
import { type UnitSystem, unitIn, units } from '#shared/tools/units/unit.ts'
import { cableName } from '#shared/tools/wiring/cable.ts'
import type { Diagram } from './diagram.ts'
import type { CableKind } from './legal-pair.ts'
import type { DiagramNode } from './node-fields.ts'
import { partNames } from './part-kinds.ts'
import { wiringOf } from './wiring-of.ts'

/** The length bought beyond what is drawn. */
const slack = 1.1

export type ListedCable = { kind: CableKind; gauge: string; material: string; color: string; meters: number }
export type ListedNode = { part: string; name: string; facts: string; count: number }

const materials = { ofc: 'Copper', cca: 'Copper-clad aluminum' } as const

/** The cables of a diagram, those of one kind, gauge, material and color together, with a tenth more than is drawn. */
export function listedCables(diagram: Diagram): ListedCable[] {
  const wiring = wiringOf(diagram)
  const sums = new Map<string, ListedCable>()
  for (const cable of diagram.cables) {
    const kind = wiring.kind(cable)
    if (!kind) continue
    const gauge = kind === 'signal' ? signalName(wiring.port(cable.from)?.type) : cableName(cable.size)
    const material = kind === 'signal' ? '' : materials[cable.material]
    const key = JSON.stringify([kind, gauge, material, cable.color])
    const before = sums.get(key)?.meters ?? 0
    sums.set(key, {
      kind,
      gauge,
      material,
      color: cable.color,
      meters: before + cable.length * cable.parallel,
    })
  }
  return [...sums.values()].map((one) => ({ ...one, meters: Math.ceil(one.meters * slack * 10 - 1e-9) / 10 }))
}

const signalNames = { rca: 'RCA pair', digital: 'Digital', data: 'Data' } as const
const signalName = (type: string | undefined) =>
  type === 'digital' || type === 'data' ? signalNames[type] : signalNames.rca

/** The parts of a diagram, equal ones together. */
export function listedNodes({ nodes }: Pick<Diagram, 'nodes'>): ListedNode[] {
  const sums = new Map<string, ListedNode>()
  for (const node of nodes) {
    if (node.kind === 'frame' || node.kind === 'label') continue
    const row = { part: partNames[node.kind], name: node.name, facts: factsOf(node) }
    const key = JSON.stringify(row)
    sums.set(key, { ...row, count: (sums.get(key)?.count ?? 0) + ('parallel' in node ? node.parallel : 1) })
  }
  return [...sums.values()]
}

/** Returns the facts a shop asks about a part. */
export function factsOf(node: DiagramNode): string {
  switch (node.kind) {
    case 'battery':
    case 'second_battery':
      return `${node.ampereHours} Ah`
    case 'isolator':
    case 'alternator':
    case 'breaker':
    case 'relay':
      return `${node.amperes} A`
    case 'fuse':
      return `${node.amperes} A ${fuseStyles[node.style]}`
    case 'distribution':
      return node.fuses
        ? `${node.outputs} outputs, fuses ${node.fuses.slice(0, node.outputs).join(', ')} A`
        : `${node.outputs + 1} terminals`
    case 'capacitor':
      return `${node.farads} F`
    case 'amplifier':
      return [
        `${node.channels} ${node.channels === 1 ? 'channel' : 'channels'}`,
        ...(node.watts === undefined ? [] : [`${node.watts} W`]),
        `stable to ${node.lowest} Ω`,
      ].join(', ')
    case 'subwoofer':
      return `${node.coils === 2 ? '2 × ' : ''}${node.ohms} Ω${node.watts === undefined ? '' : `, ${node.watts} W`}`
    case 'speaker':
      return `${node.ohms} Ω${node.watts === undefined ? '' : `, ${node.watts} W`}`
    case 'crossover':
      return `${node.ways} ways`
    case 'dsp':
      return `${2 * node.inputs} in, ${2 * node.outputs} out`
    default:
      return ''
  }
}

const fuseStyles = { anl: 'ANL', midi: 'MIDI', maxi: 'MAXI', blade: 'blade' } as const

/** Returns the shopping list of a diagram, as CSV. */
export function partsCsv(diagram: Diagram, system: UnitSystem): string {
  const { label, si } = units[unitIn('distance', system)]
  return [
    byteOrderMark,
    csvLine(['Kind', 'Name', 'Facts', 'Count', `Length (${label}, with 10 % slack)`]),
    ...listedNodes(diagram).map(({ part, name, facts, count }) =>
      csvLine([part, name, facts, String(count), '']),
    ),
    ...listedCables(diagram).map(({ kind, gauge, material, color, meters }) =>
      csvLine([
        `Cable: ${kind}`,
        gauge,
        [material, color].filter(Boolean).join(', '),
        '',
        (meters / si).toFixed(1),
      ]),
    ),
  ].join('')
}
