import type { Issue } from '#shared/tools/diagrams/issue.ts'
import { newNets } from '#shared/tools/diagrams/nets.ts'
import type { DiagramNode, NodeOf } from '#shared/tools/diagrams/node-fields.ts'
import { isSpareAlone, type Need, needs, portsFor } from '#shared/tools/diagrams/part-needs.ts'
import { pointOf, type Wiring } from '#shared/tools/diagrams/wiring-of.ts'
import { drivenParts } from './driven-parts.ts'

type Return = 'cable' | 'chassis' | 'none'

/** Tells what is there of the things that a part can need. */
type Found = Record<Need, (node: DiagramNode) => boolean> & { returnOf: (node: DiagramNode) => Return }

const rules = { supply: 'no_supply', ground: 'no_ground', remote: 'no_remote', signal: 'no_signal' } as const

const sentences: Record<Need, (name: string) => string> = {
  supply: (name) => `${name} has no +12 V.`,
  ground: (name) => `${name} has no ground.`,
  remote: (name) => `${name} has no remote wire to turn it on.`,
  signal: (name) => `${name} has no signal.`,
}

/** Every part has the supply, ground, remote wire and signal that its ports ask for. */
export function partNeeds(wiring: Wiring): Issue[] {
  const found = foundIn(wiring)
  return wiring.diagram.nodes.flatMap((node): Issue[] => {
    const isAlone = wiring.cablesOf(node.id).length === 0
    if (isAlone && isSpareAlone(node)) return []
    return needs
      .filter((need) => portsFor(node, need).length > 0 && !found[need](node))
      .map((need) => {
        const missing = missingIn(wiring, node, need)
        return { rule: rules[missing], node: node.id, sentence: sentences[missing](node.name) }
      })
  })
}

/** A block of studs takes +12 V or ground: it needs what its cables carry. */
const missingIn = (wiring: Wiring, node: DiagramNode, need: Need): Need =>
  isStuds(node) && wiring.cablesOf(node.id).some((cable) => wiring.kind(cable) === 'ground') ? 'ground' : need

const isStuds = (node: DiagramNode) => node.kind === 'distribution' && !node.fuses

/** An amplifier whose current returns through the chassis. */
export function chassisReturns(wiring: Wiring): Issue[] {
  const { supply, returnOf } = foundIn(wiring)
  return wiring
    .of('amplifier')
    .filter((amplifier) => supply(amplifier) && returnOf(amplifier) === 'chassis')
    .map(({ id, name }) => ({
      rule: 'chassis_return',
      node: id,
      sentence: `The chassis brings the current of ${name} back. It is counted as 0 Ω, and a real one is not.`,
    }))
}

function foundIn(wiring: Wiring): Found {
  const suppliedBy = suppliesOf(wiring)
  const returnOf = groundsOf(wiring)
  const isDriven = drivenParts(wiring)
  const hasCable = (node: DiagramNode, need: Need) =>
    portsFor(node, need).some((port) => wiring.cablesAt({ node: node.id, port: port.id }).length > 0)
  return {
    supply: (node) => suppliedBy(node) || (isStuds(node) && returnOf(node) !== 'none'),
    ground: (node) => returnOf(node) !== 'none',
    remote: (node) => hasCable(node, 'remote'),
    signal: (node) => isDriven(node) ?? hasCable(node, 'signal'),
    returnOf,
  }
}

/** Tells whether a battery or an alternator reaches a part; the second battery needs another one to charge it. */
function suppliesOf(wiring: Wiring): (node: DiagramNode) => boolean {
  const plusNets = (...parts: NodeOf<'battery' | 'second_battery' | 'alternator'>[]) =>
    new Set(parts.map(({ id }) => wiring.supplyNet({ node: id, port: 'plus' })))
  const charging = wiring.of('battery', 'alternator')
  const [all, chargers] = [plusNets(...charging, ...wiring.of('second_battery')), plusNets(...charging)]
  return (node) => {
    if (node.kind === 'battery' || node.kind === 'alternator') return true
    if (node.kind === 'second_battery' && charging.length === 0) return true
    const sources = node.kind === 'second_battery' ? chargers : all
    return portsFor(node, 'supply').some(({ id }) =>
      sources.has(wiring.supplyNet({ node: node.id, port: id })),
    )
  }
}

/** Returns where the ground of each part leads: back by cable, through the chassis, or nowhere. */
function groundsOf(wiring: Wiring): (node: DiagramNode) => Return {
  const byCable = groundCables(wiring)
  const groundAt = ({ id }: { id: string }) => ({ node: id, port: 'ground' })
  const batteries = wiring.of('battery', 'second_battery')
  const points = new Set(wiring.of('ground').map((point) => wiring.supplyNet(groundAt(point))))
  return (node) => {
    // Nothing flows in a battery that feeds nothing; the first one is where all current returns to.
    const isBattery = node.kind === 'battery' || node.kind === 'second_battery'
    if (isBattery && wiring.cablesAt({ node: node.id, port: 'plus' }).length === 0) return 'cable'
    const isMain = node.id === wiring.mainBattery?.id
    if (isMain && wiring.cablesAt(groundAt(node)).length > 0) return 'cable'
    const returns = new Set(
      batteries.filter(({ id }) => id !== node.id).map((battery) => byCable(pointOf(groundAt(battery)))),
    )
    const own = isStuds(node) ? [{ node: node.id, port: 't1' }] : [groundAt(node)]
    if (own.some((ref) => returns.has(byCable(pointOf(ref))))) return 'cable'
    return own.some((ref) => points.has(wiring.supplyNet(ref))) ? 'chassis' : 'none'
  }
}

/** Returns the nets that cables alone join on the ground side. */
function groundCables(wiring: Wiring): (point: string) => string {
  const nets = newNets()
  for (const cable of wiring.diagram.cables)
    if (wiring.kind(cable) === 'ground') nets.join(pointOf(cable.from), pointOf(cable.to))
  for (const { node, from, to } of wiring.links)
    if (isStuds(node)) nets.join(`${node.id}.${from}`, `${node.id}.${to}`)
  return nets.of
}
