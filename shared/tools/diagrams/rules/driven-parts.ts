import { newNets } from '#shared/tools/diagrams/nets.ts'
import type { DiagramNode } from '#shared/tools/diagrams/node-fields.ts'
import { portsOf } from '#shared/tools/diagrams/port.ts'
import type { Wiring } from '#shared/tools/diagrams/wiring-of.ts'

/** A coil or an output, between the nets of its two ends. */
type Between = { node: string; isOutput: boolean; ends: [string, string] }

/**
 * Tells whether a current of an output goes through a part: its coil is on a closed way with an output, also through
 * other coils. Undefined for a part without coils; what is shorted has a rule of its own.
 */
export function drivenParts(wiring: Wiring): (node: DiagramNode) => boolean | undefined {
  const all = wiring.diagram.nodes.flatMap((node): Between[] =>
    portsOf(node).flatMap(({ id, type, flow }): Between[] => {
      if (type !== 'speaker_plus') return []
      const ends = [id, id.replace(/_plus$/, '_minus')].map((port) =>
        wiring.speakerNet({ node: node.id, port }),
      ) as [string, string]
      return [{ node: node.id, isOutput: flow === 'out', ends }]
    }),
  )
  const closed = withoutDeadEnds(all)
  const circuits = newNets()
  for (const { ends } of closed) circuits.join(...ends)
  const played = new Set(closed.filter(({ isOutput }) => isOutput).map(({ ends: [end] }) => circuits.of(end)))
  const parts = new Map<string, boolean>()
  for (const { node, isOutput } of all) if (!isOutput) parts.set(node, parts.get(node) ?? false)
  for (const { node, isOutput, ends } of closed)
    if (!isOutput && played.has(circuits.of(ends[0]))) parts.set(node, true)
  for (const { node, isOutput, ends } of all) if (!isOutput && ends[0] === ends[1]) parts.set(node, true)
  return ({ id }) => parts.get(id)
}

/** Leaves out, again and again, what has an end at which nothing else is. */
function withoutDeadEnds(all: readonly Between[]): Between[] {
  const at = new Map<string, Set<Between>>()
  for (const one of all) for (const end of one.ends) at.set(end, (at.get(end) ?? new Set<Between>()).add(one))
  const left = new Set(all)
  const waiting = [...all]
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    const isOpen = one.ends[0] === one.ends[1] || one.ends.some((end) => at.get(end)?.size === 1)
    if (!isOpen || !left.delete(one)) continue
    for (const end of one.ends) {
      at.get(end)?.delete(one)
      waiting.push(...(at.get(end) ?? []))
    }
  }
  return [...left]
}
