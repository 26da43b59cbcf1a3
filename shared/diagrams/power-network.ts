import { amplifierCurrent, powerWithinFuses } from '#shared/wiring/amplifier-current.ts'
import { cableResistance } from '#shared/wiring/cable.ts'
import { circuitOf, type Flow, type Solved } from './circuit.ts'
import type { DiagramTables } from './diagram-tables.ts'
import type { DiagramNode, NodeOf } from './node-fields.ts'
import { chassis, pointOf, type Wiring } from './wiring-of.ts'

export type Amplifier = NodeOf<'amplifier'>

export type AmplifierSupply = {
  amplifier: Amplifier
  /** At a full sine, A. */
  current: number
  /** On average with the signal of the diagram, A. */
  average: number
  /** What the cables there and back take, V; and what is left at the amplifier with the battery behind them, V. */
  drop: number
  voltage: number
  /** The supply cannot give so much power through these cables. */
  collapses: boolean
}

export type PowerNetwork = {
  /** Amplifiers that a battery feeds and whose ground leads back to it. */
  amplifiers: AmplifierSupply[]
  /** What a cable or a link inside a part carries, A, with all at full power. */
  current: (id: string) => number
  /** All loads together on average, A. */
  average: number
}

/** So little that it takes no part in a drop, and enough to know the current through it. */
const joint = 1e-7
/** For a battery without an entered resistance, Ω. */
const usualInside = 0.005
const rounds = 200

/** What an amplifier can put out continuously, W: what its maker states, else the most that its fuses let through. */
export function powerOf({ watts, fuses, ...amplifier }: Amplifier, tables: DiagramTables): number {
  if (watts !== undefined) return watts
  return powerWithinFuses(fuses, efficiencyOf(amplifier, tables))
}

export const efficiencyOf = (
  { efficiency, class: kind }: Pick<Amplifier, 'efficiency' | 'class'>,
  tables: DiagramTables,
): number => efficiency ?? tables.amplifiers[kind].efficiency

const smallDraw = (node: DiagramNode) => ('draw' in node ? node.draw : 0)

/**
 * Currents and voltages of +12 V and ground, from the loads to the source. Each amplifier takes the more current the lower
 * its voltage is, so the network is solved until both agree.
 */
export function powerNetwork(wiring: Wiring, tables: DiagramTables): PowerNetwork {
  const { diagram, kind } = wiring
  const resistances = [
    ...diagram.cables.flatMap((cable) => {
      const carries = kind(cable)
      if (carries !== 'power' && carries !== 'ground') return []
      const ends = { id: cable.id, from: pointOf(cable.from), to: pointOf(cable.to) }
      return [{ ...ends, ohms: cableResistance(cable, cable.length) }]
    }),
    ...wiring.links.map(({ id, node, from, to }) => ({
      id,
      from: pointOf({ node: node.id, port: from }),
      to: pointOf({ node: node.id, port: to }),
      ohms: joint,
    })),
    ...wiring.of('ground').map(({ id }) => ({
      id: `${id}:${chassis}`,
      from: pointOf({ node: id, port: 'ground' }),
      to: chassis,
      ohms: joint,
    })),
    ...chassisOfBattery(wiring),
  ]
  // The main battery comes first: voltages are counted from its negative end.
  const batteries = wiring.of('battery', 'second_battery')
  const ordered = batteries.toSorted(
    (one, other) => Number(other === wiring.mainBattery) - Number(one === wiring.mainBattery),
  )
  const sources = ordered.map(({ id, inside = usualInside }) => ({
    id,
    from: `${id}.plus`,
    to: `${id}.ground`,
    volts: diagram.supply,
    ohms: inside,
  }))
  const circuit = circuitOf(resistances, sources)

  const fed = (id: string) => circuit.reaches(`${id}.plus`, `${id}.ground`)
  const amplifiers = wiring.of('amplifier').filter(({ id }) => fed(id))
  const small: Flow[] = wiring
    .of('head_unit', 'dsp', 'line_out')
    .filter(({ id }) => fed(id))
    .map((node) => ({ from: `${node.id}.plus`, to: `${node.id}.ground`, amperes: smallDraw(node) }))
  const full = amplifiers.map((amplifier) => {
    const power = powerOf(amplifier, tables)
    const efficiency = efficiencyOf(amplifier, tables)
    const load = { power, efficiency, supply: diagram.supply, duty: tables.amplifiers.duty[diagram.signal] }
    return { amplifier, taken: power / efficiency, ...amplifierCurrent(load) }
  })
  const flowsOf = (currents: readonly number[]): Flow[] => [
    ...small,
    ...amplifiers.map(({ id }, at) => ({
      from: `${id}.plus`,
      to: `${id}.ground`,
      amperes: currents[at] ?? 0,
    })),
  ]
  const rated = circuit.solve(flowsOf(full.map((one) => one.full)))
  const sagged = saggedVoltages(full, (currents) => circuit.solve(flowsOf(currents)), diagram.supply)

  const charging = circuit.solve([
    ...flowsOf(full.map((one) => one.full)),
    ...wiring.of('alternator').map(({ id, amperes }) => ({
      from: fed(id) ? `${id}.ground` : `${wiring.mainBattery?.id}.ground`,
      to: `${id}.plus`,
      amperes,
    })),
  ])
  const batteryIds = ordered.map(({ id }) => id)
  return {
    amplifiers: full.map(({ amplifier, full: current, average }, at) => ({
      amplifier,
      current,
      average,
      drop: lossBehind(rated, amplifier.id, batteryIds),
      voltage: sagged?.[at] ?? 0,
      collapses: sagged === undefined,
    })),
    current: (id) => Math.max(Math.abs(rated.current(id)), Math.abs(charging.current(id))),
    average:
      full.reduce((sum, { average }) => sum + average, 0) +
      small.reduce((sum, { amperes }) => sum + amperes, 0),
  }
}

/** What lies between the terminals of the battery with the most left and those of a load, V. */
function lossBehind(solved: Solved, load: string, batteries: readonly string[]): number {
  const across = (id: string) => (solved.voltage(`${id}.plus`) ?? 0) - (solved.voltage(`${id}.ground`) ?? 0)
  const most = Math.max(...batteries.filter((id) => solved.voltage(`${id}.plus`) !== undefined).map(across))
  return Math.max(0, most - across(load))
}

/** The voltage at each amplifier once all take what they need, or undefined where no voltage is enough. */
function saggedVoltages(
  loads: readonly { amplifier: Amplifier; taken: number; full: number }[],
  solve: (currents: readonly number[]) => Solved,
  supply: number,
): number[] | undefined {
  let voltages = loads.map(() => supply)
  for (let round = 0; round < rounds; round++) {
    const solved = solve(loads.map(({ taken }, at) => taken / (voltages[at] ?? supply)))
    const next = loads.map(
      ({ amplifier: { id } }) => (solved.voltage(`${id}.plus`) ?? 0) - (solved.voltage(`${id}.ground`) ?? 0),
    )
    // A load of constant power never settles below half of the supply.
    if (next.some((volts) => volts < supply / 2)) return undefined
    const isSettled = next.every((volts, at) => Math.abs(volts - (voltages[at] ?? 0)) < 1e-6)
    voltages = next
    if (isSettled) break
  }
  return voltages
}

/** In cars the battery is grounded to the chassis: where the diagram does not show how, it counts as 0 Ω. */
function chassisOfBattery(wiring: Wiring) {
  const { mainBattery } = wiring
  if (!mainBattery) return []
  const minus = { node: mainBattery.id, port: 'ground' }
  const isShown = wiring
    .of('ground')
    .some(({ id }) => wiring.supplyNet({ node: id, port: 'ground' }) === wiring.supplyNet(minus))
  return isShown ? [] : [{ id: chassis, from: pointOf(minus), to: chassis, ohms: joint }]
}
