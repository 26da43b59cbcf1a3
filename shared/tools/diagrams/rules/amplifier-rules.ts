import type { DiagramTables } from '#shared/tools/diagrams/diagram-tables.ts'
import { type Issue, shown } from '#shared/tools/diagrams/issue.ts'
import { newNets } from '#shared/tools/diagrams/nets.ts'
import type { NodeOf } from '#shared/tools/diagrams/node-fields.ts'
import type { PowerNetwork } from '#shared/tools/diagrams/power-network.ts'
import { type Coil, coilNets, coilsOf, type OutputLoad } from '#shared/tools/diagrams/speaker-loads.ts'
import { otherEnd, pointOf, type Wiring } from '#shared/tools/diagrams/wiring-of.ts'
import { alternatorBalance } from '#shared/tools/wiring/alternator-balance.ts'
import { loadRefusal, lowestLoad } from '#shared/tools/wiring/amplifier-minimum.ts'
import { electricalRefusal } from '#shared/tools/wiring/electrical-refusal.ts'

type Amplifier = NodeOf<'amplifier'>

const isPowered = (wiring: Wiring, { id }: Amplifier) =>
  wiring.cablesAt({ node: id, port: 'plus' }).length > 0

/** Returns where the ground of each amplifier leads: back by cable, through the chassis, or nowhere. */
function groundsOf(wiring: Wiring): (amplifier: Amplifier) => 'cable' | 'chassis' | 'none' {
  const byCable = groundCables(wiring)
  const groundAt = ({ id }: { id: string }) => ({ node: id, port: 'ground' })
  const batteries = new Set(
    wiring.of('battery', 'second_battery').map((battery) => byCable(pointOf(groundAt(battery)))),
  )
  const points = new Set(wiring.of('ground').map((point) => wiring.supplyNet(groundAt(point))))
  return (amplifier) => {
    const ref = groundAt(amplifier)
    if (batteries.has(byCable(pointOf(ref)))) return 'cable'
    return points.has(wiring.supplyNet(ref)) ? 'chassis' : 'none'
  }
}

/** Returns the nets that cables alone join on the ground side. */
function groundCables(wiring: Wiring): (point: string) => string {
  const nets = newNets()
  for (const cable of wiring.diagram.cables)
    if (wiring.kind(cable) === 'ground') nets.join(pointOf(cable.from), pointOf(cable.to))
  for (const { node, from, to } of wiring.links)
    if (node.kind === 'distribution' && !node.fuses) nets.join(`${node.id}.${from}`, `${node.id}.${to}`)
  return nets.of
}

/** An amplifier needs ground and remote beside its +12 V. */
export function amplifierWires(wiring: Wiring): Issue[] {
  const groundOf = groundsOf(wiring)
  return wiring.of('amplifier').flatMap((amplifier): Issue[] => {
    const { id, name, turnsOnBySignal } = amplifier
    if (!isPowered(wiring, amplifier)) return []
    const ground = groundOf(amplifier)
    const hasRemote = turnsOnBySignal || wiring.cablesAt({ node: id, port: 'remote' }).length > 0
    return [
      ...(ground === 'none'
        ? [{ rule: 'no_ground', node: id, sentence: `${name} has no ground.` } as const]
        : []),
      ...(hasRemote
        ? []
        : [{ rule: 'no_remote', node: id, sentence: `${name} has no remote wire to turn it on.` } as const]),
      ...(ground === 'chassis'
        ? [
            {
              rule: 'chassis_return',
              node: id,
              sentence: `The chassis brings the current of ${name} back. It is counted as 0 Ω, and a real one is not.`,
            } as const,
          ]
        : []),
    ]
  })
}

/** No amplifier without a figure to calculate with. */
export const knownPower = (wiring: Wiring): Issue[] =>
  wiring
    .of('amplifier')
    .filter(({ watts }) => watts === undefined)
    .map(({ id }) => ({
      rule: 'max_power',
      node: id,
      sentence: electricalRefusal('max_power').message,
    }))

/** No output sees less than its amplifier allows. */
export const outputLoads = (loads: readonly OutputLoad[]): Issue[] =>
  loads.flatMap(({ amplifier, output, ohms, isShorted }): Issue[] => {
    const part = output.id
    if (isShorted)
      return [
        {
          rule: 'coil_shorted',
          node: amplifier.id,
          part,
          sentence: `Both ends of an output of ${amplifier.name} are joined.`,
        },
      ]
    if (ohms === undefined) return []
    // Twelve decimals of a resistance are the rounding of the network.
    const load = Number(ohms.toFixed(4))
    const refusal = loadRefusal(
      { name: amplifier.name, minPerChannel: amplifier.lowest },
      output.bridged,
      load,
    )
    if (!refusal) return []
    return [
      {
        rule: 'load_below_minimum',
        node: amplifier.id,
        part,
        sentence: refusal.message,
        value: shown(load, 'Ω'),
        limit: shown(lowestLoad(amplifier.lowest, output.bridged), 'Ω'),
      },
    ]
  })

/** Coils that are shorted, that no amplifier drives, or that share a channel in different ways. */
export function coilRules(wiring: Wiring, loads: readonly OutputLoad[]): Issue[] {
  const shorted = new Set(
    loads
      .filter(({ isShorted }) => isShorted)
      .map(({ amplifier, output }) => wiring.speakerNet({ node: amplifier.id, port: `${output.id}_plus` })),
  )
  const driven = new Set(loads.flatMap(({ coils }) => coils.map(({ coil }) => nameOf(coil))))
  const single = coilsOf(wiring).flatMap((coil): Issue[] => {
    const { node, id } = coil
    const [plus, minus] = coilNets(wiring, coil)
    if (plus === minus)
      return shorted.has(plus)
        ? []
        : [{ rule: 'coil_shorted', node: node.id, part: id, sentence: `A coil of ${node.name} is shorted.` }]
    const isOnItsWay = wiring.cablesOf(node.id).length > 0 && coilIsOpen(wiring, coil)
    if (node.kind !== 'subwoofer' || driven.has(nameOf(coil)) || !isOnItsWay) return []
    return [{ rule: 'unused_coil', node: node.id, part: id, sentence: `A coil of ${node.name} is not used.` }]
  })
  return [...single, ...loads.flatMap(mixedCoils)]
}

const nameOf = ({ node, id }: Coil) => `${node.id}.${id}`

const coilIsOpen = (wiring: Wiring, { node, id }: Coil) =>
  ['plus', 'minus'].some((end) => wiring.cablesAt({ node: node.id, port: `${id}_${end}` }).length === 0)

/** Coils of subwoofers on one channel that do not take the same power. */
function mixedCoils({ amplifier, output, coils }: OutputLoad): Issue[] {
  const shares = coils.filter(({ coil }) => coil.node.kind === 'subwoofer').map(({ share }) => share)
  const spread = Math.max(...shares) / Math.min(...shares)
  if (shares.length < 2 || spread < 1.01) return []
  return [
    {
      rule: 'mixed_coils',
      node: amplifier.id,
      part: output.id,
      sentence: `The coils on an output of ${amplifier.name} are wired in different ways: one takes ${Number(spread.toFixed(1))} times the power of another.`,
      value: `${Number(spread.toFixed(2))} : 1`,
      limit: '1 : 1',
    },
  ]
}

/** Checks that the alternator’s reserve for the audio covers its average draw. */
export function alternators(
  wiring: Wiring,
  { average }: PowerNetwork,
  { supply }: Pick<DiagramTables, 'supply'>,
): Issue[] {
  const [first, ...others] = wiring.of('alternator')
  if (!first) return []
  const rated = [first, ...others].reduce((sum, { amperes }) => sum + amperes, 0)
  const { available, deficit } = alternatorBalance(
    { rated, factor: supply.cruise, vehicle: supply.vehicle },
    average,
  )
  if (deficit <= 0) return []
  return [
    {
      rule: 'alternator_deficit',
      node: first.id,
      sentence: `${first.name} leaves less for the audio than it takes on average. The battery empties.`,
      value: shown(average, 'A'),
      limit: shown(Math.max(0, available), 'A'),
    },
  ]
}

/** Checks the subsonic filters: below its tuning a vented box no longer holds its cone. */
export function subsonicFilters(wiring: Wiring, loads: readonly OutputLoad[]): Issue[] {
  const told = new Set<string>()
  return loads.flatMap(({ amplifier, coils }): Issue[] => {
    const vented = coils.find(({ coil: { node } }) => node.kind === 'subwoofer' && node.box === 'vented')
    if (!vented || told.has(amplifier.id) || isFiltered(wiring, amplifier)) return []
    told.add(amplifier.id)
    return [
      {
        rule: 'no_subsonic',
        node: amplifier.id,
        part: vented.coil.node.id,
        sentence: `${vented.coil.node.name} is in a vented box, and nothing filters what lies below its tuning.`,
      },
    ]
  })
}

function isFiltered(wiring: Wiring, { id, subsonic }: Amplifier): boolean {
  if (subsonic !== undefined) return true
  return wiring.cablesOf(id).some((cable) => {
    const own = cable.from.node === id ? cable.from : cable.to
    const before = wiring.node(otherEnd(cable, own).node)
    return wiring.port(own)?.type === 'rca' && before?.kind === 'dsp' && before.subsonic !== undefined
  })
}

/** Parts that no cable leads to. */
export const unconnected = (wiring: Wiring): Issue[] =>
  wiring.diagram.nodes
    .filter(({ id, kind }) => kind !== 'label' && kind !== 'frame' && wiring.cablesOf(id).length === 0)
    .map(({ id, name }) => ({
      rule: 'not_connected',
      node: id,
      sentence: `${name} is not connected.`,
    }))
