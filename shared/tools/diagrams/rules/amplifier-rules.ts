import type { DiagramTables } from '#shared/tools/diagrams/diagram-tables.ts'
import { type Issue, shown } from '#shared/tools/diagrams/issue.ts'
import type { NodeOf } from '#shared/tools/diagrams/node-fields.ts'
import { isElectrical, isSpareAlone } from '#shared/tools/diagrams/part-needs.ts'
import type { PowerNetwork } from '#shared/tools/diagrams/power-network.ts'
import { type Coil, coilNets, coilsOf, type OutputLoad } from '#shared/tools/diagrams/speaker-loads.ts'
import { otherEnd, type Wiring } from '#shared/tools/diagrams/wiring-of.ts'
import { alternatorBalance } from '#shared/tools/wiring/alternator-balance.ts'
import { loadRefusal, lowestLoad } from '#shared/tools/wiring/amplifier-minimum.ts'
import { electricalRefusal } from '#shared/tools/wiring/electrical-refusal.ts'

type Amplifier = NodeOf<'amplifier'>

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

/** Spare parts that no cable leads to; others are told what they need. */
export const unconnected = (wiring: Wiring): Issue[] =>
  wiring.diagram.nodes
    .filter((node) => isElectrical(node) && wiring.cablesOf(node.id).length === 0 && isSpareAlone(node))
    .map(({ id, name }) => ({
      rule: 'not_connected',
      node: id,
      sentence: `${name} is not connected.`,
    }))
