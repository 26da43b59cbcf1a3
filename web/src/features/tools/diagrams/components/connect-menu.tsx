import { Plug } from 'lucide-react'
import { useState } from 'react'
import type { PortRef } from '#shared/tools/diagrams/port.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ConnectDialog } from './connect-dialog.tsx'

export type ConnectMenuProps = {
  from: PortRef
  /** The port as it is read out. */
  label: string
}

/** Lists every port that a port can be connected to. */
export function ConnectMenu({ from, label }: ConnectMenuProps) {
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
