import type { DiagramCable } from '#shared/tools/diagrams/diagram.ts'
import type { DiagramTables } from '#shared/tools/diagrams/diagram-tables.ts'
import { type Issue, shown } from '#shared/tools/diagrams/issue.ts'
import type { PowerNetwork } from '#shared/tools/diagrams/power-network.ts'
import { type FuseLink, fusesBefore, type Segment } from '#shared/tools/diagrams/protected-segments.ts'
import type { Wiring } from '#shared/tools/diagrams/wiring-of.ts'
import { ampacityOf } from '#shared/tools/spl-studies/spl-supply.ts'
import { ampacity } from '#shared/tools/wiring/ampacity.ts'
import { cableArea, cableName, conductivity } from '#shared/tools/wiring/cable.ts'
import { dropLimit } from '#shared/tools/wiring/drop-limit.ts'
import { fuseRefusal } from '#shared/tools/wiring/fuse-choice.ts'

/**
 * Returns the current a fuse allows through each conductor of a cable, A: parallel cables share what fuses
 * side by side let through.
 */
export const fusePerConductor = ({ fuse }: Pick<FuseLink, 'fuse'>, { parallel }: DiagramCable): number =>
  fuse.amperes * Math.max(1, fuse.parallel / parallel)

/** Returns the current that fuses before a joint allow through each conductor of a cable after it, A. */
const togetherPerConductor = (fuses: readonly FuseLink[], cable: DiagramCable): number => {
  const sum = fuses.reduce((all, { fuse }) => all + fuse.amperes * fuse.parallel, 0)
  return Math.max(sum / cable.parallel, ...fuses.map((fuse) => fusePerConductor(fuse, cable)))
}

/**
 * A fuse protects every cable that it feeds, and several together protect those after their joint. The short ones at a
 * battery come before its fuses.
 */
export function fusesProtect(
  wiring: Wiring,
  segments: readonly Segment[],
  tables: Pick<DiagramTables, 'ampacity'>,
): Issue[] {
  const carries = ampacityOf(tables.ampacity)
  const over = ({ cable, amperes }: Fused) => amperes - ampacity(cable, carries)
  const issueOf = ({ fuse, cable, amperes }: Fused): Issue[] => {
    const refusal = over({ fuse, cable, amperes }) > 1e-9 && fuseRefusal(amperes, cable, carries)
    if (!refusal) return []
    return [
      {
        rule: 'fuse_above_cable',
        node: fuse.node.id,
        cable: cable.id,
        part: fuse.to,
        sentence: refusal.message,
        value: shown(amperes, 'A'),
        limit: shown(Math.floor(ampacity(cable, carries)), 'A'),
      },
    ]
  }
  return segments.flatMap((segment) => {
    const { cables, hasBattery } = segment
    const fedBy = hasBattery ? [] : segment.fedBy
    const alone = fedBy.flatMap((fuse) => {
      const worst = largest(
        cables.map((cable) => ({ fuse, cable, amperes: fusePerConductor(fuse, cable) })),
        over,
      )
      return worst ? issueOf(worst) : []
    })
    if (alone.length > 0 || fedBy.length < 2) return alone
    const together = cables.flatMap((cable): Fused[] => {
      const fuses = fusesBefore(wiring, segment, cable)
      const [fuse] = fuses
      return fuse ? [{ fuse, cable, amperes: togetherPerConductor(fuses, cable) }] : []
    })
    const worst = largest(together, over)
    return worst ? issueOf(worst) : []
  })
}

/** A cable, and what a fuse lets through each of its conductors, A. */
type Fused = { fuse: FuseLink; cable: DiagramCable; amperes: number }

/** The first of those that are largest. */
function largest<One>(list: readonly One[], sizeOf: (one: One) => number): One | undefined {
  let best: { one: One; size: number } | undefined
  for (const one of list) {
    const size = sizeOf(one)
    if (!best || size > best.size) best = { one, size }
  }
  return best?.one
}

/** A fuse that feeds one amplifier alone is no larger than the fuses in it. */
export const fusesOfAmplifiers = (wiring: Wiring, segments: readonly Segment[]): Issue[] =>
  segments.flatMap(({ loads, sources, fedBy, feeds }): Issue[] => {
    const [fuse, ...moreFuses] = fedBy
    const amplifier = wiring.node(loads[0] ?? '')
    if (!fuse || amplifier?.kind !== 'amplifier' || moreFuses.length > 0 || loads.length > 1) return []
    if (sources.length > 0 || feeds.length > 0 || amplifier.fuses.length === 0) return []
    const sum = amplifier.fuses.reduce((all, one) => all + one, 0)
    const lets = fuse.fuse.amperes * fuse.fuse.parallel
    if (lets <= sum + 1e-9) return []
    return [
      {
        rule: 'fuse_above_amplifier',
        node: fuse.node.id,
        part: fuse.to,
        sentence: `${fuse.node.name} is larger than the fuses of ${amplifier.name} together.`,
        value: shown(lets, 'A'),
        limit: shown(sum, 'A'),
      },
    ]
  })

/** A fuse holds what its loads take at full power. */
export const fusesHold = (wiring: Wiring, { current }: PowerNetwork): Issue[] =>
  wiring.links.flatMap(({ id, node, fuse, to }): Issue[] => {
    if (!fuse) return []
    const lets = fuse.amperes * fuse.parallel
    const taken = current(id)
    if (taken <= lets + 1e-6) return []
    return [
      {
        rule: 'fuse_below_load',
        node: node.id,
        part: to,
        sentence: `${node.name} blows at full power.`,
        value: shown(taken, 'A'),
        limit: shown(lets, 'A'),
      },
    ]
  })

/** No cable carries more than its conductors stand. */
export function cablesCarry(wiring: Wiring, { current }: PowerNetwork, tables: DiagramTables): Issue[] {
  const carries = ampacityOf(tables.ampacity)
  return wiring.diagram.cables.flatMap((cable): Issue[] => {
    const taken = current(cable.id)
    const limit = ampacity(cable, carries) * cable.parallel
    if (!isSupply(wiring, cable) || taken <= limit + 1e-6) return []
    return [
      {
        rule: 'cable_overloaded',
        cable: cable.id,
        sentence: `${sizeText(cable)} cable gets too hot at this current.`,
        value: shown(taken, 'A'),
        limit: shown(Math.floor(limit), 'A'),
      },
    ]
  })
}

export const isSupply = (wiring: Wiring, cable: DiagramCable): boolean => {
  const kind = wiring.kind(cable)
  return kind === 'power' || kind === 'ground'
}

/** Formats a size as people name it, with its runs: `2 × 1/0 AWG`. */
export const sizeText = ({ size, parallel }: Pick<DiagramCable, 'size' | 'parallel'>): string =>
  parallel > 1 ? `${parallel} × ${cableName(size)}` : cableName(size)

export const copperClad = (wiring: Wiring): Issue[] =>
  wiring.diagram.cables
    .filter((cable) => cable.material === 'cca' && isSupply(wiring, cable))
    .map(({ id }) => ({
      rule: 'copper_clad',
      cable: id,
      sentence: 'Copper-clad aluminum drops 1.6 times the voltage of copper and carries less.',
    }))

/** The conductance of cables together, relative to a square meter of copper. */
const conductance = (cables: readonly DiagramCable[]) =>
  cables.reduce(
    (sum, { size, parallel, material }) => sum + cableArea(size) * parallel * conductivity[material],
    0,
  )

/** Ground carries the same current as +12 V. */
export const groundsAsThick = (wiring: Wiring): Issue[] =>
  wiring.of('amplifier').flatMap(({ id, name }): Issue[] => {
    const [positive, ground] = ['plus', 'ground'].map((port) => wiring.cablesAt({ node: id, port })) as [
      DiagramCable[],
      DiagramCable[],
    ]
    const [thin] = ground
    const [thick] = positive
    if (!thin || !thick || conductance(ground) >= conductance(positive) * 0.995) return []
    return [
      {
        rule: 'ground_thinner',
        node: id,
        cable: thin.id,
        sentence: `The ground cable of ${name} is thinner than its power cable.`,
        value: sizeText(thin),
        limit: sizeText(thick),
      },
    ]
  })

/** Checks the voltage that the cables to an amplifier and back take. */
export function drops({ amplifiers }: PowerNetwork, wiring: Wiring, tables: DiagramTables): Issue[] {
  const limit = dropLimit(wiring.diagram.supply, tables.supply.drop)
  return amplifiers
    .filter(({ drop, collapses }) => drop > limit + 1e-9 && !collapses)
    .map(({ amplifier: { id, name }, drop }) => ({
      rule: 'drop_over_limit',
      node: id,
      sentence: `The cables to ${name} and back drop too much voltage.`,
      value: shown(drop, 'V'),
      limit: shown(limit, 'V'),
    }))
}

/** A signal cable picks up the noise of a power cable along it. */
export function signalsApart(wiring: Wiring): Issue[] {
  const powered = new Map(
    wiring.diagram.cables
      .filter((cable) => wiring.kind(cable) === 'power' && cable.frame)
      .map(({ frame, id }) => [frame, id]),
  )
  return wiring.diagram.cables.flatMap((cable): Issue[] => {
    if (wiring.port(cable.from)?.type !== 'rca' || !cable.frame || !powered.has(cable.frame)) return []
    return [
      {
        rule: 'rca_beside_power',
        cable: cable.id,
        sentence: `An RCA cable lies along a power cable in ${wiring.node(cable.frame)?.name}.`,
      },
    ]
  })
}
