import { MoreHorizontal } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import type { Subject } from '#shared/platform/reports/report.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { whenLoaded } from '#web/ui/when-loaded.ts'

/** Few ever need them. */
const load = () => import('./report-menu-content.tsx')
const ReportMenuContent = lazy(async () => ({ default: (await load()).ReportMenuContent }))
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

type ReportMenuProps = {
  subject: Subject
  /** The subject of the menu, for people who hear it alone: `the comment “Nice box”`. */
  of: string
}

/** What few people do with other people's content, behind a menu. */
export function ReportMenu({ subject, of }: ReportMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<'pointer' | 'key'>()
  const trigger = (
    <IconButton
      data-own
      label={`More for ${of}`}
      icon={<MoreHorizontal className="size-5" aria-hidden="true" />}
      aria-haspopup="menu"
      onClick={({ detail }) => whenLoaded(load, () => setAsked(detail > 0 ? 'pointer' : 'key'))}
    />
  )
  return (
    <>
      {asked ? (
        <Suspense fallback={trigger}>
          <ReportMenuContent trigger={trigger} byKey={asked === 'key'} onReport={() => setOpen(true)} />
        </Suspense>
      ) : (
        trigger
      )}
      {isOpen && (
        <Suspense>
          <ReportDialog subject={subject} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
