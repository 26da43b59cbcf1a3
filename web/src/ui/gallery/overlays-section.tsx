import { Info, LogOut, Settings } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Dialog } from '../dialog.tsx'
import { DropdownMenu, type MenuEntry } from '../dropdown-menu.tsx'
import { Field } from '../field.tsx'
import { IconButton } from '../icon-button.tsx'
import { Input } from '../input.tsx'
import { Popover } from '../popover.tsx'
import { Tooltip } from '../tooltip.tsx'
import { Specimen } from './specimen.tsx'

const entries: MenuEntry[] = [
  { kind: 'heading', label: 'Account' },
  {
    kind: 'link',
    label: 'Settings',
    to: '/profile?tab=settings',
    icon: <Settings className="size-4" aria-hidden="true" />,
  },
  { kind: 'action', label: 'Export results', onSelect: () => {}, disabled: true },
  { kind: 'separator', id: 'end' },
  {
    kind: 'action',
    label: 'Log out',
    onSelect: () => {},
    danger: true,
    icon: <LogOut className="size-4" aria-hidden="true" />,
  },
]

function Dialogs() {
  const [open, setOpen] = useState<'none' | 'dialog' | 'confirm'>('none')
  const close = () => setOpen('none')
  return (
    <>
      <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
      <Button variant="danger" onClick={() => setOpen('confirm')}>
        Delete listing
      </Button>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Rename vehicle"
        description="The new name shows on every result."
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Rename
            </Button>
          </>
        }
      >
        <Field label="Name">
          <Input defaultValue="Blue Tahoe" />
        </Field>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Delete this listing?"
        description="It disappears from the marketplace at once. This cannot be undone."
        confirmLabel="Delete listing"
        danger
        onConfirm={close}
        onClose={close}
      />
    </>
  )
}

export function OverlaysSection() {
  return (
    <>
      <Specimen
        name="Dialog, ConfirmDialog"
        use="A task or a question that must be settled before going on; never for mere information."
      >
        {() => (
          <div className="flex flex-wrap gap-3">
            <Dialogs />
          </div>
        )}
      </Specimen>
      <Specimen
        name="DropdownMenu, Popover, Tooltip"
        use="DropdownMenu lists commands and places, Popover holds anything small, Tooltip hints at a control that already has a name."
      >
        {() => (
          <div className="flex flex-wrap items-center gap-3">
            <DropdownMenu trigger={<Button>Menu</Button>} entries={entries} align="start" />
            <Popover
              trigger={<Button>Popover</Button>}
              label="Notifications"
              align="start"
              className="w-72 p-4"
            >
              <p className="font-semibold">Nothing new</p>
              <p className="text-sm text-dim">Results and reminders show up here.</p>
            </Popover>
            <Tooltip text="Peak of the held reading">
              <IconButton label="About this figure" icon={<Info className="size-5" aria-hidden="true" />} />
            </Tooltip>
          </div>
        )}
      </Specimen>
    </>
  )
}
