import type { Command } from './command.ts'
import { type Diagram, type DiagramCable, pairOf } from './diagram.ts'
import { type DiagramRefusal, diagramRefusal } from './diagram-refusal.ts'
import { type CableKind, cableKindOf } from './legal-pair.ts'
import type { DiagramNode } from './node-fields.ts'
import { type Port, type PortRef, portOf, portsOf } from './port.ts'

/** The initial values of a new cable of each kind. */
export const usualCables: Record<CableKind, Pick<DiagramCable, 'size' | 'material' | 'length' | 'color'>> = {
  power: { size: { awg: '4' }, material: 'ofc', length: 1, color: 'red' },
  ground: { size: { awg: '4' }, material: 'ofc', length: 0.5, color: 'black' },
  remote: { size: { awg: '18' }, material: 'ofc', length: 5, color: 'blue' },
  signal: { size: { awg: '18' }, material: 'ofc', length: 5, color: 'gray' },
  speaker: { size: { awg: '12' }, material: 'ofc', length: 1, color: 'purple' },
}

/** The first free id of a kind: `n1`, `n2` and so on for parts, `c1` for cables. */
export function freeIds(taken: readonly { id: string }[], letter: 'n' | 'c'): () => string {
  const known = new Set(taken.map(({ id }) => id))
  let next = 1
  return () => {
    while (known.has(`${letter}${next}`)) next++
    known.add(`${letter}${next}`)
    return `${letter}${next}`
  }
}

const fullName = (node: DiagramNode, { label }: Port) => `${node.name}, ${label}`

/** A cable between two ports as a command, or why there is none. */
export function connection(
  diagram: Diagram,
  from: PortRef,
  to: PortRef,
  cable: Partial<Pick<DiagramCable, 'size' | 'material' | 'length' | 'color' | 'parallel' | 'route'>> = {},
): Command | DiagramRefusal {
  const nodeOf = (id: string) => diagram.nodes.find((node) => node.id === id)
  const [fromNode, toNode] = [nodeOf(from.node), nodeOf(to.node)]
  const fromPort = fromNode && portOf(fromNode, from.port)
  const toPort = toNode && portOf(toNode, to.port)
  const kind = fromPort && toPort && cableKindOf(fromPort, toPort)
  const isSamePort = from.node === to.node && from.port === to.port
  if (!kind || isSamePort || isOwnSupply(from, to, kind))
    return diagramRefusal('illegal_connection', {
      from: fromNode && fromPort ? fullName(fromNode, fromPort) : 'This',
      to: toNode && toPort ? fullName(toNode, toPort) : 'nothing',
    })
  const pair = pairOf({ from, to })
  if (diagram.cables.some((one) => pairOf(one) === pair)) return diagramRefusal('cable_exists')
  const made: DiagramCable = {
    id: freeIds(diagram.cables, 'c')(),
    from,
    to,
    parallel: 1,
    route: '',
    bends: [],
    ...usualCables[kind],
    ...cable,
  }
  return { name: 'Connect', cables: [made] }
}

/** A part of the supply is not joined to itself; coils are, in series and in parallel. */
const isOwnSupply = (from: PortRef, to: PortRef, kind: CableKind) =>
  from.node === to.node && kind !== 'speaker'

export type LegalPort = { node: DiagramNode; port: Port; ref: PortRef }

/** Every port that a port can be connected to and is not, as the menu of a port lists them. */
export function legalPorts(diagram: Diagram, from: PortRef): LegalPort[] {
  return diagram.nodes.flatMap((node) =>
    portsOf(node).flatMap((port) => {
      const ref = { node: node.id, port: port.id }
      return 'name' in connection(diagram, from, ref) ? [{ node, port, ref }] : []
    }),
  )
}
