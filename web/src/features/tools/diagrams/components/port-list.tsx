import { Plug } from 'lucide-react'
import { useState } from 'react'
import type { DiagramNode } from '#shared/tools/diagrams/node-fields.ts'
import { type PortRef, portsOf } from '#shared/tools/diagrams/port.ts'
import { otherEnd, type Wiring } from '#shared/tools/diagrams/wiring-of.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useEditor, useView } from '../state/use-editor.ts'
import { ConnectDialog } from './connect-dialog.tsx'

export type PortListProps = { node: DiagramNode; wiring: Wiring }

/**
 * The ports of a part with their connections. Pressing two ports makes a cable, and pressing a connection
 * chooses its cable.
 */
export function PortList({ node, wiring }: PortListProps) {
  const editor = useEditor()
  const pending = useView((view) => view.pending)
  return (
    <ul className="grid gap-1">
      {portsOf(node).map(({ id, label }) => {
        const ref = { node: node.id, port: id }
        const isPending = pending?.node === node.id && pending.port === id
        return (
          <li key={id} className="flex items-start gap-1 border-t border-line py-1">
            <div className="min-w-0 grow">
              <button
                type="button"
                className={cx('menu-item w-full text-left', isPending && 'bg-raised')}
                aria-pressed={isPending}
                onClick={() => editor.press(ref)}
              >
                {label}
              </button>
              {wiring.cablesAt(ref).map((cable) => {
                const end = otherEnd(cable, ref)
                return (
                  <button
                    key={cable.id}
                    type="button"
                    className="link block min-h-6 px-3 py-1 text-left text-sm"
                    onClick={() => editor.select([cable.id])}
                  >
                    {wiring.node(end.node)?.name}, {wiring.port(end)?.label}
                  </button>
                )
              })}
            </div>
            <ConnectMenu from={ref} label={`${node.name}, ${label}`} />
          </li>
        )
      })}
    </ul>
  )
}

type ConnectMenuProps = {
  from: PortRef
  /** The port as it is read out. */
  label: string
}

/** Lists every port that a port can be connected to. */
function ConnectMenu({ from, label }: ConnectMenuProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={`Connect ${label} to…`}
        icon={<Plug className="size-4" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen && <ConnectDialog from={from} label={label} onClose={() => setOpen(false)} />}
    </>
  )
}
