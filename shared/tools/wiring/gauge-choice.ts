import { type AmpacityRules, ampacity, standardAmpacity } from './ampacity.ts'
import { type Awg, awgGauges } from './awg.ts'
import { type Cable, type ConductorMaterial, cableName } from './cable.ts'
import { type ElectricalRefusal, electricalRefusal } from './electrical-refusal.ts'
import { type CableRun, voltageDrop } from './voltage-drop.ts'

export type GaugeNeed = CableRun & {
  material: ConductorMaterial
  /** The drop that is allowed, V. */
  limit: number
  ampacity?: AmpacityRules | undefined
  /** The gauges to choose from, thinnest first. */
  gauges?: readonly Awg[] | undefined
}

export type GaugeChoice = {
  awg: Awg
  /** Equal cables side by side, each with its own fuse. */
  runs: number
  /** The rule that requires the most: a thinner cable would drop too much voltage, or get too hot. */
  rule: 'drop' | 'heat'
  /** The thinnest gauge that each rule alone would take; none where even the thickest fails. */
  byDrop: Awg | undefined
  byHeat: Awg | undefined
  /** The voltage the chosen cables drop, V, and the current they carry together, A. */
  drop: number
  carries: number
  /** Says that no single cable does, and what to use instead. */
  notice?: ElectricalRefusal
}

/** The thinnest cable that keeps the limit of voltage drop and carries the current, and the rule that chose it. */
export function gaugeChoice(need: GaugeNeed): GaugeChoice {
  const { material, limit, current, ampacity: rules = standardAmpacity, gauges = awgGauges } = need
  const cable = (awg: Awg): Cable => ({ size: { awg }, material })
  // The share of each limit that one cable of a gauge would use.
  const dropShare = (awg: Awg) => voltageDrop(cable(awg), need).drop / limit
  const heatShare = (awg: Awg) => (current === 0 ? 0 : current / ampacity(cable(awg), rules))
  const keeps = (share: number) => share <= 1 + 1e-9

  const byDrop = gauges.find((awg) => keeps(dropShare(awg)))
  const byHeat = gauges.find((awg) => keeps(heatShare(awg)))
  const one = gauges.find((awg) => keeps(dropShare(awg)) && keeps(heatShare(awg)))
  const awg = one ?? (gauges.at(-1) as Awg)
  const most = Math.max(dropShare(awg), heatShare(awg))
  const runs = one ? 1 : Math.ceil(most - 1e-9)
  const order = (gauge: Awg | undefined) => (gauge ? gauges.indexOf(gauge) : gauges.length)
  const [forDrop, forHeat] = [order(byDrop), order(byHeat)]
  const dropRules = forDrop === forHeat ? dropShare(awg) >= heatShare(awg) : forDrop > forHeat
  const rule = dropRules ? 'drop' : 'heat'
  const code = rule === 'drop' ? 'no_single_cable' : 'no_single_cable_by_heat'
  return {
    awg,
    runs,
    rule,
    byDrop,
    byHeat,
    drop: voltageDrop({ ...cable(awg), parallel: runs }, need).drop,
    carries: runs * ampacity(cable(awg), rules),
    ...(!one && { notice: electricalRefusal(code, { n: runs, gauge: cableName({ awg }) }) }),
  }
}
