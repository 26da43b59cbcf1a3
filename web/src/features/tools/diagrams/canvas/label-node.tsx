import type { NodeProps } from '@xyflow/react'
import { memo } from 'react'
import type { PartFlow } from './flow-model.ts'

/** Words on the canvas. */
export const LabelNode = memo(function LabelNode({ data: { node } }: NodeProps<PartFlow>) {
  return <p className="label-part">{node.name}</p>
})
