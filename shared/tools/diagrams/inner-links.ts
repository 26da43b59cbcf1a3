import type { DiagramNode } from './node-fields.ts'

/** Two ports that a part joins inside of it; a fuse between them has its rating, A, and how many are side by side. */
export type InnerLink = {
  from: string
  to: string
  fuse?: { amperes: number; parallel: number }
}

/** Returns the connections inside a part: current goes through it, except through a blown fuse. */
export function innerLinks(node: DiagramNode): InnerLink[] {
  switch (node.kind) {
    case 'fuse':
    case 'breaker':
      return [{ from: 'a', to: 'b', fuse: { amperes: node.amperes, parallel: node.parallel } }]
    case 'switch':
    case 'relay':
    case 'isolator':
      return [{ from: 'a', to: 'b' }]
    case 'distribution': {
      const { fuses, outputs } = node
      if (!fuses) return Array.from({ length: outputs }, (_, at) => ({ from: 't1', to: `t${at + 2}` }))
      return Array.from({ length: outputs }, (_, at) => {
        const amperes = fuses[at] ?? fuses.at(-1)
        const ends = { from: 'in', to: `out${at + 1}` }
        return amperes === undefined ? ends : { ...ends, fuse: { amperes, parallel: 1 } }
      })
    }
    default:
      return []
  }
}
