import type { Command } from '#shared/tools/diagrams/command.ts'
import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import { DiagramNode } from '#shared/tools/diagrams/node-fields.ts'
import { portOf } from '#shared/tools/diagrams/port.ts'

/**
 * Returns the command that changes one field of a part. A change that removes ports also removes their
 * cables. If the part does not accept the change, there is no command.
 */
export function changedPart(
  { cables }: Pick<Diagram, 'cables'>,
  node: DiagramNode,
  change: Readonly<Record<string, unknown>>,
): Command | undefined {
  const { success, data } = DiagramNode.safeParse(fitted({ ...node, ...change }))
  if (!success) return undefined
  const isLost = (end: { node: string; port: string }) => end.node === node.id && !portOf(data, end.port)
  return {
    name: `Change ${node.name}`,
    nodes: [data],
    removedCables: cables.filter(({ from, to }) => isLost(from) || isLost(to)).map(({ id }) => id),
  }
}

/** An amplifier has no more bridged pairs than pairs of channels; a distribution without fuses is a plain one. */
function fitted(part: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { kind, channels, bridged, fuses } = part
  if (kind === 'distribution' && Array.isArray(fuses) && fuses.length === 0)
    return { ...part, fuses: undefined }
  if (kind !== 'amplifier') return part
  return { ...part, bridged: Math.min(Number(bridged), Math.floor(Number(channels) / 2)) }
}
