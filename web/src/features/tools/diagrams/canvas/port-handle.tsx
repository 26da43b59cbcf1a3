import { Handle, Position } from '@xyflow/react'
import type { PlacedPort } from '#shared/tools/diagrams/node-box.ts'
import type { DiagramNode } from '#shared/tools/diagrams/node-fields.ts'
import { useEditor, useView } from '../state/use-editor.ts'
import { portState } from './port-state.ts'
import { shortPortLabel } from './short-port-label.ts'

export type PortHandleProps = { node: DiagramNode; port: PlacedPort }

/** A port: pressed it begins or ends a cable, dragged it draws one. */
export function PortHandle({ node, port }: PortHandleProps) {
  const editor = useEditor()
  const ref = { node: node.id, port: port.id }
  const state = useView((view) => portState(view, ref))
  const refused = useView(({ said }) =>
    said.isRefusal && said.at?.node === ref.node && said.at.port === ref.port ? said.number : 0,
  )
  const isLeft = port.side === 'left'
  return (
    <Handle
      id={port.id}
      type="source"
      position={isLeft ? Position.Left : Position.Right}
      className={`port port-${port.side}`}
      style={{ top: port.y }}
    >
      <button
        type="button"
        className="port-button"
        data-type={port.type}
        data-state={state}
        data-node={node.id}
        data-port={port.id}
        aria-label={`${node.name}, ${port.label}`}
        aria-pressed={state === 'pending'}
        title={port.label}
        onClick={() => editor.press(ref)}
      >
        <span key={refused} className={refused ? 'port-dot is-refused' : 'port-dot'} aria-hidden="true" />
        <span className="port-name">{shortPortLabel(port.label)}</span>
      </button>
    </Handle>
  )
}
