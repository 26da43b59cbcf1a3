import type { Diagram, DiagramCable } from './diagram.ts'
import { type InnerLink, innerLinks } from './inner-links.ts'
import { type CableKind, cableKindOf } from './legal-pair.ts'
import { newNets } from './nets.ts'
import type { DiagramNode, NodeKind, NodeOf } from './node-fields.ts'
import { type Port, type PortRef, portsOf } from './port.ts'

export type NodeLink = InnerLink & { node: DiagramNode; id: string }

/** A diagram as the checks read it: the owner of each port, and the connections. */
export type Wiring = {
  diagram: Diagram
  node: (id: string) => DiagramNode | undefined
  of: <K extends NodeKind>(...kinds: K[]) => NodeOf<K>[]
  port: (ref: PortRef) => Port | undefined
  kind: (cable: DiagramCable) => CableKind | undefined
  cablesAt: (ref: PortRef) => DiagramCable[]
  cablesOf: (node: string) => DiagramCable[]
  links: NodeLink[]
  /** The links inside a part that begin or end at a port. */
  linksAt: (ref: PortRef) => NodeLink[]
  /** Points of +12 V and ground that cables and parts join without a load or a source between them. */
  supplyNet: (ref: PortRef) => string
  /** Points that speaker cables join. */
  speakerNet: (ref: PortRef) => string
  /** The battery that counts as the ground of the chassis. */
  mainBattery: NodeOf<'battery' | 'second_battery'> | undefined
}

export const pointOf = ({ node, port }: PortRef): string => `${node}.${port}`

/** All points where the chassis is grounded. */
export const chassis = 'chassis'

export function wiringOf(diagram: Diagram): Wiring {
  const nodes = new Map(diagram.nodes.map((node) => [node.id, node]))
  const ports = new Map(
    diagram.nodes.flatMap((node) =>
      portsOf(node).map((port) => [pointOf({ node: node.id, port: port.id }), port] as const),
    ),
  )
  const atPort = new Map<string, DiagramCable[]>()
  const atNode = new Map<string, DiagramCable[]>()
  for (const cable of diagram.cables) {
    for (const end of [cable.from, cable.to]) note(atPort, pointOf(end), cable)
    note(atNode, cable.from.node, cable)
    if (cable.to.node !== cable.from.node) note(atNode, cable.to.node, cable)
  }
  const kinds = new Map(
    diagram.cables.map((cable) => {
      const [from, to] = [ports.get(pointOf(cable.from)), ports.get(pointOf(cable.to))]
      return [cable.id, from && to && cableKindOf(from, to)]
    }),
  )
  const links = diagram.nodes.flatMap((node) =>
    innerLinks(node).map((link) => ({ ...link, node, id: `${node.id}:${link.from}:${link.to}` })),
  )
  const linksAtPort = new Map<string, NodeLink[]>()
  for (const link of links)
    for (const port of [link.from, link.to]) note(linksAtPort, pointOf({ node: link.node.id, port }), link)
  const supply = newNets()
  const speaker = newNets()
  for (const cable of diagram.cables) {
    const kind = kinds.get(cable.id)
    const [from, to] = [pointOf(cable.from), pointOf(cable.to)]
    if (kind === 'power' || kind === 'ground') supply.join(from, to)
    if (kind === 'speaker') speaker.join(from, to)
  }
  for (const { node, from, to } of links)
    supply.join(pointOf({ node: node.id, port: from }), pointOf({ node: node.id, port: to }))
  for (const { id, kind } of diagram.nodes)
    if (kind === 'ground') supply.join(pointOf({ node: id, port: 'ground' }), chassis)

  const ofKinds = new Map<string, DiagramNode[]>()
  const of = <K extends NodeKind>(...wanted: K[]) => {
    const key = wanted.join(' ')
    const found = ofKinds.get(key) ?? diagram.nodes.filter(({ kind }) => wanted.some((one) => one === kind))
    ofKinds.set(key, found)
    return found as NodeOf<K>[]
  }
  const [battery] = of('battery')
  return {
    diagram,
    node: (id) => nodes.get(id),
    of,
    port: (ref) => ports.get(pointOf(ref)),
    kind: (cable) => kinds.get(cable.id),
    cablesAt: (ref) => atPort.get(pointOf(ref)) ?? [],
    cablesOf: (node) => atNode.get(node) ?? [],
    links,
    linksAt: (ref) => linksAtPort.get(pointOf(ref)) ?? [],
    supplyNet: (ref) => supply.of(pointOf(ref)),
    speakerNet: (ref) => speaker.of(pointOf(ref)),
    mainBattery: battery ?? of('second_battery')[0],
  }
}

function note<One>(lists: Map<string, One[]>, key: string, one: One) {
  const list = lists.get(key)
  if (list) list.push(one)
  else lists.set(key, [one])
}

/** The other end of a cable. */
export const otherEnd = (cable: DiagramCable, { node, port }: PortRef): PortRef =>
  cable.from.node === node && cable.from.port === port ? cable.to : cable.from
