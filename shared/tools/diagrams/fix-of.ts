import { powerWithinFuses } from '#shared/tools/wiring/amplifier-current.ts'
import { cableResistance } from '#shared/tools/wiring/cable.ts'
import { checkDiagram } from './check-diagram.ts'
import { applied, type Command } from './command.ts'
import type { Diagram, DiagramCable } from './diagram.ts'
import type { DiagramTables } from './diagram-tables.ts'
import {
  fuseInto,
  fuseNearer,
  isSupplyCable,
  nextThicker,
  protectiveRating,
  ratedAs,
  thickerFor,
} from './fixes/fuse-fixes.ts'
import { signaled, turnedOn } from './fixes/signal-fixes.ts'
import { outputOf, rewired, unbridged } from './fixes/speaker-fixes.ts'
import { grounded, supplied } from './fixes/supply-fixes.ts'
import { type Issue, issueKey, type Rule } from './issue.ts'
import type { DiagramNode } from './node-fields.ts'
import { efficiencyOf } from './power-network.ts'
import { fusePerConductor } from './rules/cable-rules.ts'
import { subsonicFor } from './subsonic-for.ts'
import { wiringOf } from './wiring-of.ts'

type Asked = {
  diagram: Diagram
  tables: DiagramTables
  issue: Issue
  node: DiagramNode | undefined
  cable: DiagramCable | undefined
}

/** The smallest change that mends an issue, as one step; undefined where only its reader knows one. */
export function fixOf(diagram: Diagram, issue: Issue, tables: DiagramTables): Command | undefined {
  const node = diagram.nodes.find(({ id }) => id === issue.node)
  const cable = diagram.cables.find(({ id }) => id === issue.cable)
  return fixes[issue.rule]({ diagram, tables, issue, node, cable })
}

const takesAway = (name: string, cable: DiagramCable | undefined): Command | undefined =>
  cable && { name, removedCables: [cable.id] }

const changes = (name: string, ...cables: (DiagramCable | undefined)[]): Command | undefined => {
  const known = cables.filter((one) => one !== undefined)
  return known.length > 0 ? { name, cables: known } : undefined
}

const fixes: Record<Rule, (asked: Asked) => Command | undefined> = {
  no_fuse: fusedAtNode,
  fuse_far: ({ node, cable, ...parts }) => node && cable && fuseNearer(parts, node.id, cable),
  sources_not_fused: fusedAtNode,
  fuse_above_cable: rateForCable,
  plus_to_ground: ({ cable }) => takesAway('Take the ground off', cable),
  no_supply: ({ node, ...parts }) => node && supplied(parts, node),
  no_ground: ({ node, diagram }) => node && grounded(diagram, node),
  chassis_return: ({ node, diagram }) => node && grounded(diagram, node),
  no_remote: ({ node, diagram }) => node && turnedOn(diagram, node),
  no_signal: ({ node, diagram }) => node && signaled(diagram, node),
  load_below_minimum: ({ diagram, issue: { node = '', part = '' } }) =>
    rewired(diagram, node, part) ?? unbridged(diagram, node) ?? offTheOutput(diagram, node, part),
  coil_shorted: unshorted,
  mixed_coils: ({ diagram, issue: { node = '', part = '' } }) =>
    rewired(diagram, node, part) ?? offTheOutput(diagram, node, part),
  unused_coil({ diagram, node }) {
    const on = node && outputOf(diagram, node.id)
    return on && rewired(diagram, on.amplifier, on.output)
  },
  cable_overloaded: ({ cable, diagram, tables }) => {
    if (!cable) return undefined
    const { network } = checkDiagram(diagram, tables)
    return changes(
      'Use a thicker cable',
      thickerFor(cable, network.current(cable.id) / cable.parallel, tables),
    )
  },
  supply_collapses: thickerUntilMended,
  drop_over_limit: thickerUntilMended,
  copper_clad: ({ cable }) => changes('Use copper', cable && { ...cable, material: 'ofc' }),
  ground_thinner({ diagram, node, cable }) {
    const thick = node && wiringOf(diagram).cablesAt({ node: node.id, port: 'plus' })[0]
    if (!thick || !cable) return undefined
    const { size, material, parallel } = thick
    return changes('Use a thicker ground cable', { ...cable, size, material, parallel })
  },
  alternator_deficit({ diagram, tables, node }) {
    if (node?.kind !== 'alternator') return undefined
    const { average } = checkDiagram(diagram, tables).network
    const others = diagram.nodes.reduce(
      (sum, one) => sum + (one.kind === 'alternator' && one !== node ? one.amperes : 0),
      0,
    )
    const needed = Math.ceil((average + tables.supply.vehicle) / tables.supply.cruise - others)
    return { name: 'Plan a larger alternator', nodes: [{ ...node, amperes: Math.min(2000, needed) }] }
  },
  rca_beside_power({ cable }) {
    if (!cable) return undefined
    const { frame: _, ...apart } = cable
    return changes('Lay the RCA cable apart', apart)
  },
  no_subsonic({ diagram, node, issue }) {
    if (node?.kind !== 'amplifier') return undefined
    const vented = diagram.nodes.find(({ id }) => id === issue.part)
    const tuning = vented?.kind === 'subwoofer' ? vented.tuning : undefined
    return { name: 'Set a subsonic filter', nodes: [{ ...node, subsonic: subsonicFor(tuning) }] }
  },
  fuse_above_amplifier({ node, issue, tables }) {
    if (!node) return undefined
    const limit = Number.parseFloat(issue.limit ?? '')
    const parallel = 'parallel' in node ? node.parallel : 1
    const amperes = tables.fuses.ratings.findLast((rating) => rating * parallel <= limit + 1e-9)
    return rated(node, issue.part, amperes)
  },
  fuse_below_load({ node, issue, tables }) {
    if (!node) return undefined
    const taken = Number.parseFloat(issue.value ?? '')
    const parallel = 'parallel' in node ? node.parallel : 1
    const amperes = tables.fuses.ratings.find((rating) => rating * parallel >= taken)
    return rated(node, issue.part, amperes)
  },
  max_power({ node, tables }) {
    if (node?.kind !== 'amplifier' || node.fuses.length === 0) return undefined
    const watts = Math.floor(powerWithinFuses(node.fuses, efficiencyOf(node, tables)))
    return { name: 'Take what the fuses let through', nodes: [{ ...node, watts: Math.max(1, watts) }] }
  },
  not_connected: ({ node }) => node && { name: `Remove ${node.name}`, removedNodes: [node.id] },
}

function fusedAtNode({ node, cable, diagram, tables }: Asked): Command | undefined {
  if (!node || !cable) return undefined
  const { network } = checkDiagram(diagram, tables)
  return fuseInto({ diagram, tables }, cable, node.id, network.current(cable.id))
}

function rated(
  node: DiagramNode,
  output: string | undefined,
  amperes: number | undefined,
): Command | undefined {
  const next = amperes === undefined ? undefined : ratedAs(node, output, amperes)
  return next && { name: 'Change the fuse', nodes: [next] }
}

/** A smaller fuse where it still holds what flows; else a cable that the fuse protects. */
function rateForCable({ diagram, tables, node, cable, issue }: Asked): Command | undefined {
  if (!node || !cable) return undefined
  const wiring = wiringOf(diagram)
  const link = wiring.links.find((one) => one.node.id === node.id && one.to === issue.part)
  const fuse = link?.fuse
  if (!link || !fuse) return undefined
  // Several fuses let through more than this one: no rating of it alone protects the cable.
  const together = Number.parseFloat(issue.value ?? '')
  if (together > fusePerConductor({ fuse }, cable) + 0.01) {
    const thicker = thickerFor(cable, together, tables)
    return changes('Use a cable that the fuses protect', thicker)
  }
  const { network } = checkDiagram(diagram, tables)
  const smaller = protectiveRating(cable, tables)
  if (smaller !== undefined && smaller * fuse.parallel >= network.current(link.id))
    return rated(node, issue.part, smaller)
  const amperes = fusePerConductor({ fuse }, cable)
  const thicker = thickerFor(cable, amperes, tables)
  if (thicker) return changes('Use a cable that the fuse protects', thicker)
  return smaller === undefined ? undefined : rated(node, issue.part, smaller)
}

/** Balanced where the drivers are equal; else the last cable between the joined ends goes. */
function unshorted({ diagram, node, issue: { part = '' } }: Asked): Command | undefined {
  if (!node) return undefined
  const on = node.kind === 'amplifier' ? { amplifier: node.id, output: part } : outputOf(diagram, node.id)
  const even = on && rewired(diagram, on.amplifier, on.output)
  if (even) return even
  const last = diagram.cables.findLast(({ from, to }) =>
    [from, to].some((end) => end.node === node.id && end.port.startsWith(part)),
  )
  return takesAway('Take the last cable away', last)
}

/** The coils that hang on an output come off it. */
function offTheOutput(diagram: Diagram, node: string, output: string): Command | undefined {
  const last = diagram.cables.findLast(({ from, to }) =>
    [from, to].some((end) => end.node === node && end.port === `${output}_plus`),
  )
  return takesAway('Take a cable off the output', last)
}

const lossOf = (cable: DiagramCable, current: number) => current * cableResistance(cable, cable.length)

/** Thickens whatever drops most until the rule is kept. */
function thickerUntilMended({ diagram, tables, issue }: Asked): Command | undefined {
  const key = issueKey(issue)
  const changed = new Map<string, DiagramCable>()
  let now = diagram
  for (let round = 0; round < 80; round++) {
    const { issues, network } = checkDiagram(now, tables)
    if (!issues.some((one) => issueKey(one) === key))
      return changes('Use thicker cables', ...changed.values())
    const worst = now.cables
      .filter((cable) => isSupplyCable(now, cable) && nextThicker(cable))
      .map((cable) => ({ cable, lost: lossOf(cable, network.current(cable.id)) }))
      .sort((one, other) => other.lost - one.lost)[0]
    const thicker = worst && worst.lost > 0 ? nextThicker(worst.cable) : undefined
    if (!thicker) return undefined
    changed.set(thicker.id, thicker)
    now = applied(now, { name: '', cables: [thicker] }).diagram
  }
  return undefined
}
