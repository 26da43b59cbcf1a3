import type { DiagramCable } from './diagram.ts'
import { newNets } from './nets.ts'
import { type NodeLink, pointOf, type Wiring } from './wiring-of.ts'

export type FuseLink = NodeLink & { fuse: NonNullable<NodeLink['fuse']> }

/** A fuse that feeds cables, and the sources behind it. */
type FeedingFuse = FuseLink & { sources: readonly string[] }

/** The part between fuses: cables that a current reaches without passing one. */
export type Segment = {
  cables: DiagramCable[]
  /** The fuses through which a source feeds it. */
  fedBy: FeedingFuse[]
  /** The fuses through which it feeds something else. */
  feeds: FuseLink[]
  /** Parts that take power from it, and sources in it. */
  loads: string[]
  sources: string[]
  /** A battery is in it: its cables are the short ones before the fuses. */
  hasBattery: boolean
}

const sourceKinds = new Set(['battery', 'second_battery', 'alternator'])
const loadKinds = new Set(['amplifier', 'head_unit', 'dsp', 'line_out', 'capacitor'])

/** Parts the +12 V side at its fuses. */
export function protectedSegments(wiring: Wiring): Segment[] {
  const nets = newNets()
  const at = (node: string, port: string) => pointOf({ node, port })
  const power = wiring.diagram.cables.filter((cable) => wiring.kind(cable) === 'power')
  for (const { from, to } of power) nets.join(pointOf(from), pointOf(to))
  const fuses = wiring.links.filter((link): link is FuseLink => link.fuse !== undefined)
  for (const { node, from, to, fuse } of wiring.links)
    if (!fuse) nets.join(at(node.id, from), at(node.id, to))

  const segments = new Map<string, Segment>()
  const segmentOf = (point: string): Segment => {
    const key = nets.of(point)
    const known = segments.get(key)
    if (known) return known
    const made: Segment = { cables: [], fedBy: [], feeds: [], loads: [], sources: [], hasBattery: false }
    segments.set(key, made)
    return made
  }
  for (const cable of power) segmentOf(pointOf(cable.from)).cables.push(cable)
  for (const { id } of wiring.of('battery', 'second_battery')) segmentOf(at(id, 'plus')).hasBattery = true
  for (const { id, kind } of wiring.diagram.nodes) {
    if (sourceKinds.has(kind)) segmentOf(at(id, 'plus')).sources.push(id)
    if (loadKinds.has(kind)) segmentOf(at(id, 'plus')).loads.push(id)
  }
  const sides = fuses.map((fuse) => ({
    fuse,
    from: segmentOf(at(fuse.node.id, fuse.from)),
    to: segmentOf(at(fuse.node.id, fuse.to)),
  }))
  const across = new Map([...segments.values()].map((segment) => [segment, [] as Segment[]]))
  for (const { from, to } of sides) {
    across.get(from)?.push(to)
    across.get(to)?.push(from)
  }
  const towardSources = withoutDeadEnds(across)
  for (const { fuse, from, to } of sides)
    for (const [segment, behind] of [
      [to, from],
      [from, to],
    ] as const) {
      if (segment === behind) continue
      const found = sourcesBehind(behind, segment, towardSources)
      if (found.length > 0) segment.fedBy.push({ ...fuse, sources: found })
      else segment.feeds.push(fuse)
    }
  return [...segments.values()]
}

/** The ways from segment to segment but those into what ends without a source: most fuses of a block lead there. */
function withoutDeadEnds(across: ReadonlyMap<Segment, readonly Segment[]>): Map<Segment, Segment[]> {
  const left = new Map([...across].map(([segment, around]) => [segment, new Set(around)]))
  const waiting = [...across.keys()]
  /** The way to each dead end. */
  const ends = new Map<Segment, Segment>()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const around = left.get(next)
    const [before, ...others] = around ?? []
    if (!before || others.length > 0 || next.sources.length > 0) continue
    // Only one way is left to it, and nothing behind it has a source.
    around?.clear()
    left.get(before)?.delete(next)
    ends.set(next, before)
    waiting.push(before)
  }
  return new Map(
    [...across].map(([segment, around]) => [segment, around.filter((one) => ends.get(one) !== segment)]),
  )
}

/** The sources of a segment, also those behind other fuses, without passing the one that is asked for. */
function sourcesBehind(
  from: Segment,
  without: Segment,
  across: ReadonlyMap<Segment, readonly Segment[]>,
): string[] {
  const seen = new Set([without])
  const waiting = [from]
  const found: string[] = []
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    found.push(...next.sources)
    waiting.push(...(across.get(next) ?? []))
  }
  return found
}

/**
 * The fuses of one source whose currents join before a cable, those that let through most together. None if the cable
 * is fed from both of its ends, or is parallel to another way to the same place: there each fuse is checked alone.
 */
export function fusesBefore(wiring: Wiring, { cables, fedBy }: Segment, cable: DiagramCable): FeedingFuse[] {
  const nets = newNets()
  for (const { from, to, id } of cables) if (id !== cable.id) nets.join(pointOf(from), pointOf(to))
  const at = ({ node }: NodeLink, port: string) => pointOf({ node: node.id, port })
  for (const link of wiring.links) if (!link.fuse) nets.join(at(link, link.from), at(link, link.to))
  const [one, other] = [nets.of(pointOf(cable.from)), nets.of(pointOf(cable.to))]
  if (one === other) return []
  const on = (side: string) =>
    fedBy.filter((fuse) => [fuse.from, fuse.to].some((port) => nets.of(at(fuse, port)) === side))
  const [ones, others] = [on(one), on(other)]
  if (ones.length > 0 && others.length > 0) return []
  const before = [...ones, ...others]
  const most = (fuses: readonly FuseLink[]) =>
    fuses.reduce((sum, { fuse }) => sum + fuse.amperes * fuse.parallel, 0)
  const [best = []] = [...new Set(before.flatMap(({ sources }) => sources))]
    .map((source) => before.filter(({ sources }) => sources.includes(source)))
    .sort((some, more) => most(more) - most(some))
  return best.length > 1 ? best : []
}
