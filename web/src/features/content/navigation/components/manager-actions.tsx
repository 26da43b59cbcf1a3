import { Redo2, Undo2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import type { MenuDraft } from './use-menu-draft.ts'

type ManagerActionsProps = {
  draft: Pick<MenuDraft, 'undo' | 'redo' | 'canUndo' | 'canRedo'>
  isFull: boolean
  onAdd: () => void
  onAddPage: () => void
  onRevisions: () => void
}

/** The name of the screen, and the actions on the whole menu. */
export function ManagerActions({ draft, isFull, onAdd, onAddPage, onRevisions }: ManagerActionsProps) {
  return (
    <ScreenHeader
      title="Navigation"
      lead={
        isFull
          ? 'There are already 90 entries. Delete one before you add another.'
          : 'The menu of the header and of phones. Nothing changes for anyone until you save.'
      }
      actions={
        <>
          <IconButton
            label="Undo"
            title="Undo (Ctrl+Z)"
            aria-keyshortcuts="Control+Z"
            icon={<Undo2 className="size-4" aria-hidden="true" />}
            disabled={!draft.canUndo}
            onClick={draft.undo}
          />
          <IconButton
            label="Redo"
            title="Redo (Ctrl+Shift+Z)"
            aria-keyshortcuts="Control+Shift+Z"
            icon={<Redo2 className="size-4" aria-hidden="true" />}
            disabled={!draft.canRedo}
            onClick={draft.redo}
          />
          <Button variant="ghost" onClick={onRevisions}>
            Earlier menus
          </Button>
          <Button disabled={isFull} onClick={onAddPage}>
            Add a page
          </Button>
          <Button disabled={isFull} onClick={onAdd}>
            New entry
          </Button>
        </>
      }
    />
  )
}
