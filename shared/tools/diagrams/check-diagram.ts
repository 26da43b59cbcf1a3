import type { Diagram } from './diagram.ts'
import type { DiagramTables } from './diagram-tables.ts'
import { type Issue, severities, severityOf } from './issue.ts'
import { type Kept, keepNothing } from './kept-findings.ts'
import { type PowerNetwork, powerNetwork } from './power-network.ts'
import { protectedSegments } from './protected-segments.ts'
import {
  alternators,
  coilRules,
  knownPower,
  outputLoads,
  subsonicFilters,
  unconnected,
} from './rules/amplifier-rules.ts'
import {
  cablesCarry,
  copperClad,
  drops,
  fusesHold,
  fusesOfAmplifiers,
  fusesProtect,
  groundsAsThick,
  signalsApart,
} from './rules/cable-rules.ts'
import { chassisReturns, partNeeds } from './rules/need-rules.ts'
import { batteryFuses, collapse, plusToGround, sourcesFused } from './rules/source-rules.ts'
import { type OutputLoad, speakerLoads } from './speaker-loads.ts'
import { wiringOf } from './wiring-of.ts'

export type CheckedDiagram = {
  /** The most serious first. */
  issues: Issue[]
  network: PowerNetwork
  loads: OutputLoad[]
}

const dead: PowerNetwork = { amplifiers: [], current: () => 0, average: 0 }

/** Solves a diagram and holds it to every rule. While + and ground are joined, no current means anything. */
export function checkDiagram(
  diagram: Diagram,
  tables: DiagramTables,
  keep: Kept = keepNothing,
): CheckedDiagram {
  const wiring = wiringOf(diagram)
  const shorts = plusToGround(wiring)
  const network = shorts.length > 0 ? dead : powerNetwork(wiring, tables, keep)
  const segments = protectedSegments(wiring)
  const loads = speakerLoads(wiring, keep)
  const issues = [
    ...shorts,
    ...batteryFuses(wiring),
    ...sourcesFused(wiring),
    ...fusesProtect(wiring, segments, tables),
    ...partNeeds(wiring),
    ...outputLoads(loads),
    ...coilRules(wiring, loads),
    ...collapse(network.amplifiers),
    ...cablesCarry(wiring, network, tables),
    ...drops(network, wiring, tables),
    ...fusesHold(wiring, network),
    ...fusesOfAmplifiers(wiring, segments),
    ...copperClad(wiring),
    ...groundsAsThick(wiring),
    ...chassisReturns(wiring),
    ...alternators(wiring, network, tables),
    ...signalsApart(wiring),
    ...subsonicFilters(wiring, loads),
    ...knownPower(wiring),
    ...unconnected(wiring),
  ]
  const order = (issue: Issue) => severities.indexOf(severityOf(issue))
  return { issues: issues.toSorted((one, other) => order(one) - order(other)), network, loads }
}
