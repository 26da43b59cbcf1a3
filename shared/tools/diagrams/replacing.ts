import type { Command } from './command.ts'
import type { Diagram } from './diagram.ts'

/** A whole diagram in the place of another as a command: parts that the next one does not have go. */
export function replacing({ nodes, cables }: Diagram, next: Diagram, name: string): Command {
  const kept = new Set([...next.nodes, ...next.cables].map(({ id }) => id))
  return {
    name,
    nodes: next.nodes,
    cables: next.cables,
    removedNodes: nodes.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
    removedCables: cables.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
    supply: next.supply,
    signal: next.signal,
  }
}
