import type { ReactElement } from 'react'
import { DropdownMenu } from '#web/ui/dropdown-menu.tsx'

type ReportMenuContentProps = { trigger: ReactElement; byKey: boolean; onReport: () => void }

/** The menu itself, open from the beginning: it comes with the press that asks for it. */
export const ReportMenuContent = ({ trigger, byKey, onReport }: ReportMenuContentProps) => (
  <DropdownMenu
    trigger={trigger}
    defaultOpen={byKey ? 'by key' : true}
    entries={[{ kind: 'action', label: 'Report', onSelect: onReport }]}
  />
)
