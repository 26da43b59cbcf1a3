import { freeIds, usualCables } from './connect.ts'
import { type Diagram, type DiagramCable, emptyDiagram } from './diagram.ts'
import { cableKindOf } from './legal-pair.ts'
import type { DiagramNode } from './node-fields.ts'
import { portOf } from './port.ts'

type Looks = Partial<Pick<DiagramCable, 'size' | 'length' | 'parallel' | 'material' | 'route' | 'frame'>>

/** A cable in text: `battery.plus fuse.a`, with its special fields. */
export type DrawnCable = readonly [ends: string, looks?: Looks]

/** A diagram from its parts and its cables as they are written down. Ends that do not fit are an error of the writer. */
export function drawn(
  nodes: readonly DiagramNode[],
  cables: readonly DrawnCable[],
  settings: Partial<Pick<Diagram, 'supply' | 'signal'>> = {},
): Diagram {
  const nextId = freeIds([], 'c')
  const nodeOf = new Map(nodes.map((node) => [node.id, node]))
  return {
    ...emptyDiagram,
    ...settings,
    nodes: [...nodes],
    cables: cables.map(([ends, looks]) => {
      const [from, to] = ends.split(' ').map((end) => {
        const [id = '', port = ''] = end.split('.')
        const node = nodeOf.get(id)
        return { ref: { node: id, port }, port: node && portOf(node, port) }
      })
      const kind = from?.port && to?.port && cableKindOf(from.port, to.port)
      if (!from || !to || !kind) throw new Error(`${ends} cannot be connected`)
      return {
        id: nextId(),
        from: from.ref,
        to: to.ref,
        parallel: 1,
        route: '',
        bends: [],
        ...usualCables[kind],
        ...looks,
      }
    }),
  }
}
