import { type NodeProps, NodeResizer } from '@xyflow/react'
import { memo } from 'react'
import { partRanges } from '#shared/tools/diagrams/node-fields.ts'
import { useEditor } from '../state/use-editor.ts'
import type { PartFlow } from './flow-model.ts'

const { min, max } = partRanges.frame

/** A place in the car that holds parts, which move with it. */
export const FrameNode = memo(function FrameNode({ data: { node }, selected }: NodeProps<PartFlow>) {
  const editor = useEditor()
  return (
    <div className="frame-part">
      <NodeResizer
        isVisible={selected && !node.locked}
        minWidth={min}
        minHeight={min}
        maxWidth={max}
        maxHeight={max}
        onResize={(_, { x, y, width, height }) => {
          const size = { width: Math.round(width), height: Math.round(height) }
          editor.run(
            {
              name: 'Resize',
              nodes: [{ ...node, x: Math.round(x), y: Math.round(y), ...size } as typeof node],
            },
            `resize ${node.id}`,
          )
        }}
        onResizeEnd={editor.release}
      />
      <span className="frame-name">{node.name}</span>
    </div>
  )
})
