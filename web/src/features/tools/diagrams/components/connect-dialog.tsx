import { useState } from 'react'
import { fold } from '#shared/platform/words/fold.ts'
import { legalPorts } from '#shared/tools/diagrams/connect.ts'
import type { PortRef } from '#shared/tools/diagrams/port.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { useEditor } from '../state/use-editor.ts'

export type ConnectDialogProps = {
  from: PortRef
  /** The port as it is read out. */
  label: string
  onClose: () => void
}

/** Every port that a port can be connected to. */
export function ConnectDialog({ from, label, onClose }: ConnectDialogProps) {
  const editor = useEditor()
  const [typed, setTyped] = useState('')
  const [ports] = useState(() => legalPorts(editor.view().body, from))
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const found = ports
    .map(({ node, port, ref }) => ({ ref, name: `${node.name}, ${port.label}` }))
    .filter(({ name }) => words.every((word) => fold(name).includes(word)))
  return (
    <Dialog open onClose={onClose} title={`Connect ${label} to…`}>
      <div className="grid gap-3">
        <Field label="Search by part or port">
          <Input type="search" autoFocus value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <p role="status" className="text-sm text-dim">
          {found.length === 1 ? '1 port fits' : `${found.length} ports fit`}
        </p>
        <ul className="grid max-h-80 gap-1 overflow-y-auto">
          {found.map(({ ref, name }) => (
            <li key={`${ref.node}.${ref.port}`}>
              <button
                type="button"
                className="menu-item w-full text-left"
                onClick={() => {
                  editor.connect(from, ref)
                  onClose()
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
