import type { DiagramTables } from '#shared/tools/diagrams/diagram-tables.ts'
import { ampacityOf } from '#shared/tools/spl-studies/spl-supply.ts'
import { alternatorBalance } from '#shared/tools/wiring/alternator-balance.ts'
import { ampacity } from '#shared/tools/wiring/ampacity.ts'
import { amplifierCurrent } from '#shared/tools/wiring/amplifier-current.ts'
import { type Awg, awgGauges } from '#shared/tools/wiring/awg.ts'
import { dropLimit } from '#shared/tools/wiring/drop-limit.ts'
import { type ElectricalRefusal, electricalRefusal } from '#shared/tools/wiring/electrical-refusal.ts'
import { type GaugeChoice, gaugeChoice } from '#shared/tools/wiring/gauge-choice.ts'
import type { SystemStudy } from './system-study.ts'
import { type AmplifierUnit, amplifierUnits } from './system-units.ts'

/** A cable with the fuse before it. */
export type FusedCable = {
  /** The current it carries at full power, A, and its one-way length, m. */
  current: number
  length: number
  awg: Awg
  /** Equal cables side by side, each with its own fuse. */
  runs: number
  /** The fuse of each run, A. */
  fuse: number
  /**
   * The rule that chose the gauge: a thinner cable would drop too much, get too hot, or not be protected by
   * the fuse.
   */
  rule: GaugeChoice['rule'] | 'fuse'
  drop: number
  /** Says that one cable is not enough, or that no fuse protects it. */
  notice?: ElectricalRefusal | undefined
  /**
   * True if even the most parallel cables a system may have do not hold the load, or no standard fuse
   * protects them.
   */
  isBeyond: boolean
}

export type SystemSupply = {
  branches: { unit: AmplifierUnit; cable: FusedCable; average: number }[]
  /** The cable from the battery to the amplifiers; the amplifier’s own cable if there is only one. */
  main: FusedCable | undefined
  /** Full and average current of all, A. */
  current: number
  average: number
  alternator: FusedCable
  deficit: { idle: number; cruise: number }
}

/** The lengths from the distribution to each amplifier, and from each source to its fuse, one way, m. */
export const branchLength = 0.6
export const leadLength = 0.3
export const alternatorLength = 1.8
/** The current the DSP and the parts on it take, A. */
export const smallCurrent = 1
export const smallFuse = 5

/** So many equal cables side by side a diagram takes. */
const mostRuns = 8

/** The share of the allowed drop that is left to the long cable. */
const mainShare = 0.75

/** Returns what a system takes from its supply, and the cables and fuses for it. */
export function systemSupply(study: SystemStudy, tables: DiagramTables): SystemSupply {
  const { vehicle, goals, dsp } = study
  const limit = dropLimit(vehicle.supply, tables.supply.drop)
  const units = [...amplifierUnits(study, 'subwoofers'), ...amplifierUnits(study, 'speakers')]
  const isShared = units.length + (dsp ? 1 : 0) > 1
  const branches = units.map((unit) => {
    const { watts, class: kind, fuses } = unit.amplifier
    const { efficiency } = tables.amplifiers[kind]
    const { full, average } = amplifierCurrent({
      power: watts,
      efficiency,
      supply: vehicle.supply,
      duty: tables.amplifiers.duty[goals.signal],
    })
    const own = fuses.reduce((sum, one) => sum + one, 0)
    const cable = fusedCable(
      {
        current: full,
        length: isShared ? branchLength : vehicle.run,
        limit: isShared ? limit * (1 - mainShare) : limit,
        own: own > 0 ? own : undefined,
      },
      tables,
    )
    return { unit, cable, average }
  })
  const extra = dsp ? smallCurrent : 0
  const current = branches.reduce((sum, { cable }) => sum + cable.current, extra)
  const average = branches.reduce((sum, one) => sum + one.average, extra)
  const fuses = branches.reduce((sum, { cable }) => sum + cable.fuse * cable.runs, dsp ? smallFuse : 0)
  const [only] = branches
  const main = isShared
    ? fusedCable({ current, length: vehicle.run, limit: limit * mainShare, least: fuses }, tables)
    : only?.cable
  const balance = (factor: number) =>
    alternatorBalance({ rated: vehicle.alternator, factor, vehicle: tables.supply.vehicle }, average).deficit
  return {
    branches,
    main,
    current,
    average,
    alternator: fusedCable(
      { current: vehicle.alternator, length: alternatorLength, limit, least: vehicle.alternator },
      tables,
    ),
    deficit: { idle: balance(tables.supply.idle), cruise: balance(tables.supply.cruise) },
  }
}

type Need = {
  current: number
  length: number
  limit: number
  /** The fuses in the amplifier together, A: no larger fuse goes before it. */
  own?: number | undefined
  /** The sum of the fuses it feeds, A. */
  least?: number | undefined
}

/** The thinnest cable that keeps drop and heat and that its fuse protects; more runs where none is thick enough. */
function fusedCable(need: Need, tables: DiagramTables): FusedCable {
  const { current, length, limit } = need
  const carries = ampacityOf(tables.ampacity)
  const largest = tables.fuses.ratings.at(-1) ?? 0
  const choice = gaugeChoice({
    material: 'ofc',
    length,
    current,
    returnPath: 'wire',
    limit,
    ampacity: carries,
  })
  for (let runs = choice.runs; ; runs++) {
    const fuse = ratingFor(need, runs, tables)
    const protectedBy = awgGauges.findIndex(
      (awg) => ampacity({ size: { awg }, material: 'ofc' }, carries) >= (fuse ?? Number.POSITIVE_INFINITY),
    )
    // Beyond the thickest gauge or the largest fuse the current is divided again.
    if ((protectedBy < 0 || fuse === undefined) && runs < mostRuns) continue
    const byChoice = awgGauges.indexOf(choice.awg)
    const at = Math.max(byChoice, protectedBy)
    const awg = awgGauges[at] ?? choice.awg
    const { drop } = gaugeChoice({
      material: 'ofc',
      length,
      current: current / runs,
      returnPath: 'wire',
      limit,
      ampacity: carries,
      gauges: [awg],
    })
    const isUnprotected = fuse === undefined || protectedBy < 0
    const notice = isUnprotected ? electricalRefusal('no_fuse_rating', { load: current }) : choice.notice
    return {
      current,
      length,
      awg,
      runs,
      fuse: fuse ?? largest,
      rule: at > byChoice ? 'fuse' : choice.rule,
      drop,
      isBeyond: isUnprotected || runs > mostRuns,
      ...(notice && { notice }),
    }
  }
}

/** The fuse of each run; undefined where none is large enough. */
function ratingFor(
  { current, own, least }: Need,
  runs: number,
  { fuses }: DiagramTables,
): number | undefined {
  const { ratings, continuous } = fuses
  if (own !== undefined) {
    // The maker’s fuses already include headroom; between two ratings the smaller one still holds the load.
    const within = ratings.findLast((rating) => rating * runs <= own + 1e-9)
    if (within !== undefined && within * runs >= current - 1e-9) return within
    return ratings.find((rating) => rating * runs >= Math.max(own, current) - 1e-9)
  }
  const needed = least === undefined ? current * continuous : Math.max(least, current)
  return ratings.find((rating) => rating * runs >= needed - 1e-9)
}
