import type { NodeProps } from '@xyflow/react'
import { Lock } from 'lucide-react'
import { memo } from 'react'
import { nodeBox } from '#shared/tools/diagrams/node-box.ts'
import { partNames } from '#shared/tools/diagrams/part-kinds.ts'
import { factsOf } from '#shared/tools/diagrams/parts-list.ts'
import type { PartFlow } from './flow-model.ts'
import { useLoad, useMark } from './node-marks.ts'
import { partIcons } from './part-icons.ts'
import { PortHandle } from './port-handle.tsx'

const severityNames = { error: 'errors', warning: 'warnings', info: 'notes' } as const
const oneOf = { error: 'error', warning: 'warning', info: 'note' } as const

/** A part with its ports. */
export const PartNode = memo(function PartNode({ data: { node } }: NodeProps<PartFlow>) {
  const Icon = partIcons[node.kind]
  const mark = useMark(node.id)
  const load = useLoad(node.id)
  const { ports } = nodeBox(node)
  const facts = load ?? (factsOf(node) || (node.name === partNames[node.kind] ? '' : partNames[node.kind]))
  return (
    <div className="part" data-kind={node.kind} data-mark={mark?.severity}>
      <div className="part-head">
        <Icon className="size-4 shrink-0" aria-hidden="true" />
        <span className="part-text">
          <span className="part-name">{node.name}</span>
          {facts && <span className="part-facts">{facts}</span>}
        </span>
        {node.locked && <Lock className="size-3 shrink-0" aria-label="Locked" />}
      </div>
      {mark && (
        <span className="part-mark" data-severity={mark.severity}>
          <span aria-hidden="true">{mark.count}</span>
          <span className="sr-only">
            {mark.count} {mark.count === 1 ? oneOf[mark.severity] : severityNames[mark.severity]}
          </span>
        </span>
      )}
      {ports.map((port) => (
        <PortHandle key={port.id} node={node} port={port} />
      ))}
    </div>
  )
})
