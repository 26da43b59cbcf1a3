import type { ReactElement } from 'react'
import { DropdownMenu, type MenuEntry } from '#web/ui/dropdown-menu.tsx'

type ExportMenuContentProps = { trigger: ReactElement; byKey: boolean; entries: readonly MenuEntry[] }

/** The menu itself, open from the beginning. */
export const ExportMenuContent = ({ trigger, byKey, entries }: ExportMenuContentProps) => (
  <DropdownMenu trigger={trigger} defaultOpen={byKey ? 'by key' : true} entries={entries} />
)
