import { MoreHorizontal } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import type { Subject } from '#shared/platform/reports/report.ts'
import { DropdownMenu } from '#web/ui/dropdown-menu.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Few ever need it. */
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

type ReportMenuProps = {
  subject: Subject
  /** The subject of the menu, for people who hear it alone: `the comment “Nice box”`. */
  of: string
}

/** What few people do with other people's content, behind a menu. */
export function ReportMenu({ subject, of }: ReportMenuProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton
            data-own
            label={`More for ${of}`}
            icon={<MoreHorizontal className="size-5" aria-hidden="true" />}
          />
        }
        entries={[{ kind: 'action', label: 'Report', onSelect: () => setOpen(true) }]}
      />
      {isOpen && (
        <Suspense>
          <ReportDialog subject={subject} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
