import type { ToolSettings } from '#shared/tools/pro-tools/tool-tables.ts'
import { alternatorBalance } from '#shared/tools/wiring/alternator-balance.ts'
import type { AmpacityRules } from '#shared/tools/wiring/ampacity.ts'
import { amplifierCurrent } from '#shared/tools/wiring/amplifier-current.ts'
import { dropLimit } from '#shared/tools/wiring/drop-limit.ts'
import type { ElectricalRefusal } from '#shared/tools/wiring/electrical-refusal.ts'
import { type FuseChoice, fuseChoice } from '#shared/tools/wiring/fuse-choice.ts'
import { type GaugeChoice, gaugeChoice } from '#shared/tools/wiring/gauge-choice.ts'
import { type SupplySag, supplySag } from '#shared/tools/wiring/supply-sag.ts'
import { totalWatts } from './spl-level.ts'
import type { SplSystem } from './spl-study.ts'

export type SupplyTables = Pick<ToolSettings, 'ampacity' | 'amplifiers' | 'fuses' | 'supply'>

export type SplSupply = {
  /** The current at a full sine, A. */
  current: number
  /** On average with the chosen signal, A. */
  average: number
  sag: SupplySag | ElectricalRefusal
  /** The power cable by its length, with a second one back. */
  cable: GaugeChoice
  fuse: FuseChoice | ElectricalRefusal
  /**
   * The current the battery adds while the engine idles and while it cruises, A; undefined without an
   * alternator.
   */
  deficit: { idle: number; cruise: number } | undefined
}

/** Returns the current each gauge carries by the platform’s table. */
export function ampacityOf({ rows, secondFigures }: SupplyTables['ampacity']): AmpacityRules {
  const table = Object.fromEntries(rows.map(({ gauge, carries }) => [gauge, carries]))
  if (secondFigures === 'ignored') return { table }
  const stricter = rows.flatMap((row) => (row.stricter === undefined ? [] : [[row.gauge, row.stricter]]))
  return { table, ...(stricter.length > 0 && { stricter: Object.fromEntries(stricter) }) }
}

/** The fuse of a continuous load on cables, by the ratings and the factor of the platform. */
export const fuseFor = (
  load: number,
  awg: GaugeChoice['awg'],
  { fuses, ampacity }: Pick<SupplyTables, 'fuses' | 'ampacity'>,
): FuseChoice | ElectricalRefusal =>
  fuseChoice({
    // The factor is already in the load.
    load: load * fuses.continuous,
    loadKind: 'amplifier_fuses',
    cables: [{ size: { awg }, material: 'ofc' }],
    ampacity: ampacityOf(ampacity),
    ratings: fuses.ratings,
  })

/** Returns what a system takes from its supply at a given power. */
export function splSupply(system: SplSystem, tables: SupplyTables, power = totalWatts(system)): SplSupply {
  const { amplifier, supply, supplyResistance, cableLength, signal, alternator } = system
  const { efficiency } = tables.amplifiers[amplifier]
  const { full: current, average } = amplifierCurrent({
    power,
    efficiency,
    supply,
    duty: tables.amplifiers.duty[signal],
  })
  const cable = gaugeChoice({
    material: 'ofc',
    length: cableLength,
    current,
    returnPath: 'wire',
    limit: dropLimit(supply, tables.supply.drop),
    ampacity: ampacityOf(tables.ampacity),
  })
  const balance = (factor: number) =>
    alternatorBalance({ rated: alternator ?? 0, factor, vehicle: tables.supply.vehicle }, average).deficit
  return {
    current,
    average,
    sag: supplySag({ power, efficiency, supply }, supplyResistance),
    cable,
    // Parallel cables share the current, each with its own fuse.
    fuse: fuseFor(current / cable.runs, cable.awg, tables),
    deficit:
      alternator === undefined
        ? undefined
        : { idle: balance(tables.supply.idle), cruise: balance(tables.supply.cruise) },
  }
}
