import type { ArrangedItem } from '#shared/content/navigation/admin-contract.ts'
import { isPageEntry } from '#shared/content/navigation/page-entry-id.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { nameOf } from './menu-step.ts'

type DeleteEntryDialogProps = {
  item: ArrangedItem
  /** The entries below it. */
  below: readonly ArrangedItem[]
  onDelete: () => void
  onClose: () => void
}

const list = new Intl.ListFormat('en-US')

export function DeleteEntryDialog({ item, below, onDelete, onClose }: DeleteEntryDialogProps) {
  const names = list.format(below.map(nameOf))
  const sentences = [
    below.length > 0 && `${names} ${below.length === 1 ? 'goes' : 'go'} up one level.`,
    isPageEntry(item) &&
      'If its page asks for a place in the header, the entry returns the next time the page is published. To keep it out, turn it off instead.',
    'It is gone when you save the menu.',
  ]
  return (
    <ConfirmDialog
      open
      title={`Delete ${nameOf(item)}?`}
      description={sentences.filter(Boolean).join(' ')}
      confirmLabel="Delete"
      danger
      onConfirm={onDelete}
      onClose={onClose}
    />
  )
}
