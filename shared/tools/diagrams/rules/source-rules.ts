import type { DiagramCable } from '#shared/tools/diagrams/diagram.ts'
import { type Issue, shown } from '#shared/tools/diagrams/issue.ts'
import type { NodeOf } from '#shared/tools/diagrams/node-fields.ts'
import type { PortRef } from '#shared/tools/diagrams/port.ts'
import { otherEnd, pointOf, type Wiring } from '#shared/tools/diagrams/wiring-of.ts'
import { electricalRefusal } from '#shared/tools/wiring/electrical-refusal.ts'
import { mainFuseRefusal, mainFuseWithin } from '#shared/tools/wiring/main-fuse.ts'

type Battery = NodeOf<'battery' | 'second_battery'>

/** The first thing on a way out of a source. */
type Met = {
  /** The cable at the source, and the part that the way ends at. */
  first: string
  end: 'fuse' | 'source' | 'load'
  node: string
  /** Meters of cable to it. */
  length: number
}

/** Cables that bring +12 V away from a point, also as a remote wire. */
const cablesOfPlus = (wiring: Wiring, at: PortRef): DiagramCable[] =>
  wiring.cablesAt(at).filter((cable) => {
    const kind = wiring.kind(cable)
    return kind === 'power' || (kind === 'remote' && wiring.port(at)?.type === 'power')
  })

/** Each way out of a source, up to its first fuse or to what it ends at. Parts without a fuse are passed. */
function waysOut(wiring: Wiring, battery: Battery): Met[] {
  const start = { node: battery.id, port: 'plus' }
  return cablesOfPlus(wiring, start).flatMap((first) => {
    const seen = new Set([pointOf(start)])
    const met: Met[] = []
    const waiting: { at: PortRef; length: number; by?: DiagramCable }[] = [
      { at: otherEnd(first, start), length: first.length, by: first },
    ]
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { at, length, by } = next
      if (seen.has(pointOf(at))) continue
      seen.add(pointOf(at))
      const links = wiring.linksAt(at)
      const node = wiring.node(at.node)
      const found = (end: Met['end']) => met.push({ first: first.id, end, node: at.node, length })
      if (links.some(({ fuse }) => fuse)) found('fuse')
      else if (links.length === 0) {
        // A capacitor is fed like a load; only these push a current of their own into a cable.
        if (node) found(isSource(node.kind) ? 'source' : 'load')
      } else {
        // A cable that ends at a part with nothing after it is still live.
        if (by && isEnd(wiring, at.node, by)) found('load')
        for (const { from, to } of links)
          waiting.push({ at: { node: at.node, port: from === at.port ? to : from }, length })
      }
      for (const cable of cablesOfPlus(wiring, at))
        if (cable !== first)
          waiting.push({ at: otherEnd(cable, at), length: length + cable.length, by: cable })
    }
    return met
  })
}

/** True if only this one cable is at the ports that a part joins. */
const isEnd = (wiring: Wiring, node: string, only: DiagramCable): boolean =>
  wiring.links
    .filter((link) => link.node.id === node)
    .every(({ from, to }) =>
      [from, to].every((port) => wiring.cablesAt({ node, port }).every((cable) => cable === only)),
    )

const isSource = (kind: string) => kind === 'battery' || kind === 'second_battery' || kind === 'alternator'

/** Every branch of a battery needs a fuse, and needs it near. */
export const batteryFuses = (wiring: Wiring): Issue[] =>
  wiring.of('battery', 'second_battery').flatMap((battery) => {
    const ways = waysOut(wiring, battery)
    const bare = new Set(ways.filter(({ end }) => end === 'load').map(({ first }) => first))
    const far = new Map(
      ways
        .filter(
          ({ end, first, length }) => end === 'fuse' && !bare.has(first) && length > mainFuseWithin + 1e-9,
        )
        .map((way) => [way.first, way]),
    )
    const sentence = mainFuseRefusal(undefined, battery.name)?.message ?? ''
    return [
      ...[...bare].map((cable): Issue => ({ rule: 'no_fuse', node: battery.id, cable, sentence })),
      ...[...far.values()].map(
        ({ first, length }): Issue => ({
          rule: 'fuse_far',
          node: battery.id,
          cable: first,
          sentence,
          value: shown(length, 'm'),
          limit: shown(mainFuseWithin, 'm'),
        }),
      ),
    ]
  })

type Reached = { at: PortRef; fuses: number; cable: string }

/** A cable between two sources can be fed from either end: it needs a fuse at both, near each source. */
export function sourcesFused(wiring: Wiring): Issue[] {
  const sources = wiring.of('battery', 'second_battery', 'alternator')
  const bare = new Map(sources.map(({ id }) => [id, reachedBare(wiring, id)]))
  return sources.flatMap((source, at) => {
    const fuses = fewestFuses(wiring, source.id)
    return sources.slice(at + 1).flatMap((other): Issue[] => {
      const found = fuses.get(`${other.id}.plus`)
      if (!found) return []
      const ends = [
        { node: other, cable: bare.get(other.id)?.get(source.id) },
        { node: source, cable: bare.get(source.id)?.get(other.id) },
      ].filter(({ cable }) => cable !== undefined)
      // If a battery has a fuse that is too far away, its own rule says so.
      const told = found.fuses < 2 ? ends : ends.filter(({ node }) => node.kind === 'alternator')
      const [end] = told
      if (!end && found.fuses >= 2) return []
      const node = end?.node ?? other
      return [
        {
          rule: 'sources_not_fused',
          node: node.id,
          cable: end?.cable ?? found.cable,
          part: node === other ? source.id : other.id,
          sentence: `Put a fuse at both ends of the cable between ${source.name} and ${other.name}.`,
          value: `${Math.min(found.fuses, 2 - Math.max(1, told.length))} of 2`,
          limit: '2 of 2',
        },
      ]
    })
  })
}

/** The other sources that a source feeds without a fuse near it, each with the first cable on the way. */
function reachedBare(wiring: Wiring, source: string): Map<string, string> {
  const found = new Map<string, string>()
  const start = { node: source, port: 'plus' }
  const seen = new Set([pointOf(start)])
  const waiting = wiring
    .cablesAt(start)
    .filter((cable) => wiring.kind(cable) === 'power')
    .map((cable) => ({ at: otherEnd(cable, start), length: cable.length, first: cable.id }))
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { at, length, first } = next
    if (seen.has(pointOf(at))) continue
    seen.add(pointOf(at))
    const node = wiring.node(at.node)
    if (node && isSource(node.kind)) {
      found.set(node.id, first)
      continue
    }
    for (const link of wiring.linksAt(at)) {
      if (link.fuse && length <= mainFuseWithin + 1e-9) continue
      const port = link.from === at.port ? link.to : link.from
      waiting.push({ at: { node: at.node, port }, length, first })
    }
    for (const cable of wiring.cablesAt(at))
      if (wiring.kind(cable) === 'power')
        waiting.push({ at: otherEnd(cable, at), length: length + cable.length, first })
  }
  return found
}

/** The fewest fuses on the way from a source to each point, and the last cable on it; no way leads through a source. */
function fewestFuses(wiring: Wiring, source: string): Map<string, Reached> {
  const found = new Map<string, Reached>()
  const waiting: Reached[] = [{ at: { node: source, port: 'plus' }, fuses: 0, cable: '' }]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { at, fuses, cable: last } = next
    const before = found.get(pointOf(at))
    if (before && before.fuses <= fuses) continue
    found.set(pointOf(at), next)
    const node = wiring.node(at.node)
    if (node && node.id !== source && isSource(node.kind)) continue
    for (const link of wiring.linksAt(at)) {
      const port = link.from === at.port ? link.to : link.from
      waiting.push({ at: { node: at.node, port }, fuses: fuses + (link.fuse ? 1 : 0), cable: last })
    }
    for (const cable of wiring.cablesAt(at))
      if (wiring.kind(cable) === 'power') waiting.push({ at: otherEnd(cable, at), fuses, cable: cable.id })
  }
  return found
}

/** A stud that takes + and ground joins both ends of the battery. */
export function plusToGround(wiring: Wiring): Issue[] {
  const powered = new Set(
    wiring.diagram.cables
      .flatMap(({ from, to }) => [from, to])
      .filter((ref) => wiring.port(ref)?.type === 'power')
      .map(wiring.supplyNet),
  )
  const told = new Set<string>()
  return wiring.diagram.cables.flatMap((cable): Issue[] => {
    if (wiring.kind(cable) !== 'ground') return []
    const net = wiring.supplyNet(cable.from)
    if (!powered.has(net) || told.has(net)) return []
    // The cable to take away is the one that brings ground to a stud.
    const stud = [cable.from, cable.to].find((ref) => wiring.port(ref)?.type === 'terminal')
    if (!stud) return []
    told.add(net)
    return [
      {
        rule: 'plus_to_ground',
        node: stud.node,
        cable: cable.id,
        sentence: `${wiring.node(stud.node)?.name} joins +12 V to ground.`,
      },
    ]
  })
}

/** No voltage at an amplifier is enough for what it takes. */
export const collapse = (amplifiers: readonly { amplifier: { id: string }; collapses: boolean }[]): Issue[] =>
  amplifiers
    .filter(({ collapses }) => collapses)
    .slice(0, 1)
    .map(({ amplifier: { id } }) => ({
      rule: 'supply_collapses',
      node: id,
      sentence: electricalRefusal('supply_collapses').message,
    }))
