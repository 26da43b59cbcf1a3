import type { ReactElement } from 'react'
import type { Thread } from '#shared/market/conversations/contract.ts'
import { DropdownMenu, type MenuEntry } from '#web/ui/dropdown-menu.tsx'

type ThreadMenuContentProps = {
  trigger: ReactElement
  byKey: boolean
  thread: Thread
  onArchive: () => void
  onBlock: () => void
  onReport: () => void
}

/** The menu itself, open from the beginning: it comes with the press that asks for it. */
export function ThreadMenuContent({
  trigger,
  byKey,
  thread: { isArchived, isBlocking, other },
  onArchive,
  onBlock,
  onReport,
}: ThreadMenuContentProps) {
  const aboutOther: MenuEntry[] = [
    { kind: 'action', label: isBlocking ? 'Unblock' : 'Block', onSelect: onBlock },
    { kind: 'action', label: 'Report', danger: true, onSelect: onReport },
  ]
  return (
    <DropdownMenu
      trigger={trigger}
      defaultOpen={byKey ? 'by key' : true}
      entries={[
        { kind: 'action', label: isArchived ? 'Move to inbox' : 'Archive', onSelect: onArchive },
        ...(other.isGone ? [] : aboutOther),
      ]}
    />
  )
}
