import type { Diagram } from '#shared/tools/diagrams/diagram.ts'

/** Lists the parts that are not arranged: locked ones, and every frame that holds a locked part, with all its contents. */
export function stayingParts({ nodes }: Pick<Diagram, 'nodes'>): ReadonlySet<string> {
  const locked = nodes.filter((node) => node.locked)
  const frames = new Set(locked.flatMap(({ id, kind, frame }) => (kind === 'frame' ? id : (frame ?? []))))
  return new Set([
    ...locked.map(({ id }) => id),
    ...frames,
    ...nodes.filter(({ frame }) => frame !== undefined && frames.has(frame)).map(({ id }) => id),
  ])
}
