import { amplifierCurrent, powerWithinFuses } from '#shared/tools/wiring/amplifier-current.ts'
import { cableResistance } from '#shared/tools/wiring/cable.ts'
import { circuitOf, type Flow, type Resistance, type Solved, type Source } from './circuit.ts'
import type { DiagramTables } from './diagram-tables.ts'
import { type Kept, keepNothing } from './kept-findings.ts'
import type { DiagramNode, NodeOf } from './node-fields.ts'
import { chassis, pointOf, type Wiring } from './wiring-of.ts'

export type Amplifier = NodeOf<'amplifier'>

export type AmplifierSupply = {
  amplifier: Amplifier
  /** The current at a full sine, A. */
  current: number
  /** On average with the signal of the diagram, A. */
  average: number
  /**
   * The voltage the cables there and back take, V; and the voltage left at the amplifier with the battery
   * behind them, V.
   */
  drop: number
  voltage: number
  /** The supply cannot give this much power through these cables. */
  collapses: boolean
}

export type PowerNetwork = {
  /** Amplifiers that a battery feeds and whose ground leads back to it. */
  amplifiers: AmplifierSupply[]
  /** Returns the current in a cable or a link inside a part, A, with all at full power. */
  current: (id: string) => number
  /** All loads together on average, A. */
  average: number
}

/** So little that it takes no part in a drop, and enough to know the current through it. */
const joint = 1e-7
/** For a battery without an entered resistance, Ω. */
const usualInside = 0.005
const rounds = 200

/**
 * Returns the continuous power an amplifier can put out, W: its maker’s figure, else the most that its fuses
 * let through.
 */
export function powerOf({ watts, fuses, ...amplifier }: Amplifier, tables: DiagramTables): number {
  if (watts !== undefined) return watts
  return powerWithinFuses(fuses, efficiencyOf(amplifier, tables))
}

export const efficiencyOf = (
  { efficiency, class: kind }: Pick<Amplifier, 'efficiency' | 'class'>,
  tables: DiagramTables,
): number => efficiency ?? tables.amplifiers[kind].efficiency

const smallDraw = (node: DiagramNode) => ('draw' in node ? node.draw : 0)

/** Everything that decides currents and voltages, and nothing else. */
type Supply = {
  volts: number
  resistances: Resistance[]
  /** The main battery comes first: voltages are counted from its negative end. */
  sources: Source[]
  small: { id: string; amperes: number }[]
  amplifiers: { id: string; power: number; efficiency: number; duty: number }[]
  alternators: { id: string; amperes: number }[]
}

/** The resulting supply, by the names of parts and cables. */
type Fed = {
  amplifiers: (Omit<AmplifierSupply, 'amplifier'> & { id: string })[]
  currents: ReadonlyMap<string, number>
  average: number
}

/** Currents and voltages of +12 V and ground, from the loads to the source; kept as long as nothing electrical changes. */
export function powerNetwork(wiring: Wiring, tables: DiagramTables, keep: Kept = keepNothing): PowerNetwork {
  const supply = supplyOf(wiring, tables)
  const { amplifiers, currents, average } = keep(JSON.stringify(supply), () => fedBy(supply))
  return {
    amplifiers: amplifiers.flatMap(({ id, ...found }) => {
      const amplifier = wiring.node(id)
      return amplifier?.kind === 'amplifier' ? [{ amplifier, ...found }] : []
    }),
    current: (id) => currents.get(id) ?? 0,
    average,
  }
}

function supplyOf(wiring: Wiring, tables: DiagramTables): Supply {
  const { diagram, kind } = wiring
  const batteries = wiring.of('battery', 'second_battery')
  const ordered = batteries.toSorted(
    (one, other) => Number(other === wiring.mainBattery) - Number(one === wiring.mainBattery),
  )
  return {
    volts: diagram.supply,
    resistances: [
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
    ],
    sources: ordered.map(({ id, inside = usualInside }) => ({
      id,
      from: `${id}.plus`,
      to: `${id}.ground`,
      volts: diagram.supply,
      ohms: inside,
    })),
    small: wiring
      .of('head_unit', 'dsp', 'line_out')
      .map((node) => ({ id: node.id, amperes: smallDraw(node) })),
    amplifiers: wiring.of('amplifier').map((amplifier) => ({
      id: amplifier.id,
      power: powerOf(amplifier, tables),
      efficiency: efficiencyOf(amplifier, tables),
      duty: tables.amplifiers.duty[diagram.signal],
    })),
    alternators: wiring.of('alternator').map(({ id, amperes }) => ({ id, amperes })),
  }
}

/** Each amplifier takes the more current the lower its voltage is, so the network is solved until both agree. */
function fedBy({ volts: supply, resistances, sources, ...parts }: Supply): Fed {
  const circuit = circuitOf(resistances, sources)
  const isFed = ({ id }: { id: string }) => circuit.reaches(`${id}.plus`, `${id}.ground`)
  const small = parts.small.filter(isFed)
  const full = parts.amplifiers.filter(isFed).map(({ id, power, efficiency, duty }) => ({
    id,
    taken: power / efficiency,
    ...amplifierCurrent({ power, efficiency, supply, duty }),
  }))
  const load = ({ id, amperes }: { id: string; amperes: number }): Flow => ({
    from: `${id}.plus`,
    to: `${id}.ground`,
    amperes,
  })
  const smallFlows = small.map(load)
  const flowsOf = (currents: readonly number[]): Flow[] => [
    ...smallFlows,
    ...full.map(({ id }, at) => load({ id, amperes: currents[at] ?? 0 })),
  ]
  const atFull = flowsOf(full.map((one) => one.full))
  const rated = circuit.solve(atFull)
  const sagged = saggedVoltages(full, (currents) => circuit.solve(flowsOf(currents)), supply)
  const charging = circuit.solve([
    ...atFull,
    ...parts.alternators.map((one) => ({
      from: isFed(one) ? `${one.id}.ground` : `${sources[0]?.id}.ground`,
      to: `${one.id}.plus`,
      amperes: one.amperes,
    })),
  ])
  const most = mostLeft(rated, sources)
  return {
    amplifiers: full.map(({ id, full: current, average }, at) => ({
      id,
      current,
      average,
      drop: Math.max(0, most - across(rated, id)),
      voltage: sagged?.[at] ?? 0,
      collapses: sagged === undefined,
    })),
    currents: new Map(
      resistances.map(({ id }) => [
        id,
        Math.max(Math.abs(rated.current(id)), Math.abs(charging.current(id))),
      ]),
    ),
    average:
      full.reduce((sum, { average }) => sum + average, 0) +
      small.reduce((sum, { amperes }) => sum + amperes, 0),
  }
}

/** V between the terminals of a part. */
const across = (solved: Solved, id: string) =>
  (solved.voltage(`${id}.plus`) ?? 0) - (solved.voltage(`${id}.ground`) ?? 0)

/** The voltage of the battery that has the most left. */
const mostLeft = (solved: Solved, batteries: readonly Source[]): number =>
  Math.max(
    ...batteries.filter(({ from }) => solved.voltage(from) !== undefined).map(({ id }) => across(solved, id)),
  )

/** The voltage at each amplifier once all take what they need, or undefined where no voltage is enough. */
function saggedVoltages(
  loads: readonly { id: string; taken: number }[],
  solve: (currents: readonly number[]) => Solved,
  supply: number,
): number[] | undefined {
  let voltages = loads.map(() => supply)
  for (let round = 0; round < rounds; round++) {
    const solved = solve(loads.map(({ taken }, at) => taken / (voltages[at] ?? supply)))
    const next = loads.map(({ id }) => across(solved, id))
    // A load of constant power never settles below half of the supply.
    if (next.some((volts) => volts < supply / 2)) return undefined
    const isSettled = next.every((volts, at) => Math.abs(volts - (voltages[at] ?? 0)) < 1e-6)
    voltages = next
    if (isSettled) break
  }
  return voltages
}

/** Grounds the battery to the chassis, as in cars: if the diagram does not show how, it counts as 0 Ω. */
function chassisOfBattery(wiring: Wiring) {
  const { mainBattery } = wiring
  if (!mainBattery) return []
  const minus = { node: mainBattery.id, port: 'ground' }
  const isShown = wiring
    .of('ground')
    .some(({ id }) => wiring.supplyNet({ node: id, port: 'ground' }) === wiring.supplyNet(minus))
  return isShown ? [] : [{ id: chassis, from: pointOf(minus), to: chassis, ohms: joint }]
}
