import type { Command } from './command.ts'
import { freeIds } from './connect.ts'
import type { Diagram, DiagramCable } from './diagram.ts'
import { type DiagramRefusal, diagramRefusal } from './diagram-refusal.ts'
import { nodeBox } from './node-box.ts'
import type { DiagramNode } from './node-fields.ts'
import { partRanges } from './node-fields.ts'

const { min, max } = partRanges.place
const inPlace = (value: number) => Math.min(max, Math.max(min, Math.round(value)))

const chosen = ({ nodes }: Diagram, ids: ReadonlySet<string>) => nodes.filter(({ id }) => ids.has(id))
const free = (diagram: Diagram, ids: ReadonlySet<string>) =>
  chosen(diagram, ids).filter(({ locked }) => !locked)

/** The parts that move along: the rest of a group, and the contents of a frame. */
export function movedAlong(diagram: Diagram, ids: ReadonlySet<string>): Set<string> {
  const groups = new Set(chosen(diagram, ids).flatMap(({ group }) => group ?? []))
  const isAlong = ({ id, group, frame }: DiagramNode) =>
    ids.has(id) || (group !== undefined && groups.has(group)) || (frame !== undefined && ids.has(frame))
  return new Set(diagram.nodes.filter(isAlong).map(({ id }) => id))
}

/** Parts moved together, with the bends of the cables between them. Locked ones stay. */
export function moved(diagram: Diagram, ids: ReadonlySet<string>, by: { x: number; y: number }): Command {
  const nodes = free(diagram, movedAlong(diagram, ids))
  const moving = new Set(nodes.map(({ id }) => id))
  const to = <P extends { x: number; y: number }>(point: P): P => ({
    ...point,
    x: inPlace(point.x + by.x),
    y: inPlace(point.y + by.y),
  })
  return {
    name: 'Move',
    nodes: nodes.map(to),
    cables: diagram.cables
      .filter(({ from, to: end, bends }) => bends.length > 0 && moving.has(from.node) && moving.has(end.node))
      .map((cable) => ({ ...cable, bends: cable.bends.map(to) })),
  }
}

export type Edge = 'left' | 'right' | 'top' | 'bottom'

/** Parts brought to one edge: that of the part that reaches farthest. */
export function aligned(diagram: Diagram, ids: ReadonlySet<string>, edge: Edge): Command {
  const axis = edge === 'left' || edge === 'right' ? 'x' : 'y'
  const isFar = edge === 'right' || edge === 'bottom'
  const parts = chosen(diagram, ids).map((node) => ({ node, size: isFar ? sizeOf(node, axis) : 0 }))
  const places = parts.map(({ node, size }) => node[axis] + size)
  const line = isFar ? Math.max(...places) : Math.min(...places)
  return {
    name: 'Align',
    nodes: parts
      .filter(({ node }) => !node.locked)
      .map(({ node, size }) => ({ ...node, [axis]: inPlace(line - size) })),
  }
}

const sizeOf = (node: DiagramNode, axis: 'x' | 'y') => nodeBox(node)[axis === 'x' ? 'width' : 'height']

/** Parts with equal gaps between the first and the last of them. */
export function distributed(diagram: Diagram, ids: ReadonlySet<string>, axis: 'x' | 'y'): Command {
  const parts = chosen(diagram, ids).toSorted((one, other) => one[axis] - other[axis])
  const [first, last] = [parts[0], parts.at(-1)]
  const inner = parts.slice(1, -1)
  if (!first || !last || inner.length === 0) return { name: 'Distribute', nodes: [] }
  const sizes = inner.reduce((sum, node) => sum + sizeOf(node, axis), 0)
  const start = first[axis] + sizeOf(first, axis)
  const gap = (last[axis] - start - sizes) / (inner.length + 1)
  let at = start
  return {
    name: 'Distribute',
    nodes: inner
      .map((node) => {
        at += gap
        const placed = { ...node, [axis]: inPlace(at) }
        at += sizeOf(node, axis)
        return placed
      })
      .filter(({ locked }) => !locked),
  }
}

/** Parts that are moved together from now on; or no longer. */
export function grouped(diagram: Diagram, ids: ReadonlySet<string>, together: boolean): Command {
  const [first] = chosen(diagram, ids)
  return {
    name: together ? 'Group' : 'Ungroup',
    nodes: chosen(diagram, ids).map(
      ({ group: _, ...node }) => (together && first ? { ...node, group: first.id } : node) as DiagramNode,
    ),
  }
}

export const locked = (diagram: Diagram, ids: ReadonlySet<string>, isLocked: boolean): Command => ({
  name: isLocked ? 'Lock' : 'Unlock',
  nodes: chosen(diagram, ids).map(
    ({ locked: _, ...node }) => (isLocked ? { ...node, locked: true } : node) as DiagramNode,
  ),
})

/** The contents of the editor’s clipboard: parts, and the cables between them. */
export type Clip = { nodes: DiagramNode[]; cables: DiagramCable[] }

export function clipOf(diagram: Diagram, ids: ReadonlySet<string>): Clip {
  return {
    nodes: chosen(diagram, ids),
    cables: diagram.cables.filter(({ from, to }) => ids.has(from.node) && ids.has(to.node)),
  }
}

export type PartQuota = { nodes: number; cables: number }

/**
 * Explains why a diagram takes no more parts or cables. One that has more than the membership allows now
 * keeps them.
 */
export function quotaRefusal(
  diagram: Diagram,
  command: Command,
  quota: PartQuota,
): DiagramRefusal | undefined {
  for (const [what, word, removed] of [
    ['nodes', 'parts', 'removedNodes'],
    ['cables', 'cables', 'removedCables'],
  ] as const) {
    const known = new Set(diagram[what].map(({ id }) => id))
    const added = (command[what] ?? []).filter(({ id }) => !known.has(id)).length
    const count = known.size + added - (command[removed] ?? []).length
    if (added > 0 && count > Math.max(quota[what], known.size))
      return diagramRefusal('diagram_too_large', { max: quota[what], what: word })
  }
  return undefined
}

/** Copies of the clipboard beside the originals, with their own ids; and which parts they are. */
export function pasted(
  diagram: Diagram,
  { nodes, cables }: Clip,
  by: { x: number; y: number },
): { command: Command; ids: Set<string> } {
  const [nextNode, nextCable] = [freeIds(diagram.nodes, 'n'), freeIds(diagram.cables, 'c')]
  const idOf = new Map(nodes.map(({ id }) => [id, nextNode()]))
  const known = new Set(diagram.nodes.filter(({ kind }) => kind === 'frame').map(({ id }) => id))
  const renamed = <P extends { frame?: string | undefined }>({ frame, ...part }: P) => {
    const next = frame === undefined ? undefined : (idOf.get(frame) ?? (known.has(frame) ? frame : undefined))
    return { ...part, ...(next !== undefined && { frame: next }) }
  }
  const copies = nodes.map(({ group, ...node }) => {
    const next = group === undefined ? undefined : idOf.get(group)
    return {
      ...renamed(node),
      ...(next !== undefined && { group: next }),
      id: idOf.get(node.id) ?? node.id,
      x: inPlace(node.x + by.x),
      y: inPlace(node.y + by.y),
    } as DiagramNode
  })
  const lines = cables.map((cable) => ({
    ...(renamed(cable) as DiagramCable),
    id: nextCable(),
    from: { ...cable.from, node: idOf.get(cable.from.node) ?? cable.from.node },
    to: { ...cable.to, node: idOf.get(cable.to.node) ?? cable.to.node },
    bends: cable.bends.map(({ x, y }) => ({ x: inPlace(x + by.x), y: inPlace(y + by.y) })),
  }))
  return { command: { name: 'Paste', nodes: copies, cables: lines }, ids: new Set(idOf.values()) }
}
