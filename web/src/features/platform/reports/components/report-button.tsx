// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import type { Subject } from '#shared/platform/reports/report.ts'
import { Button } from '#web/ui/button.tsx'

/** Few ever need it. */
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

type ReportButtonProps = {
  subject: Subject
  /** The subject of the button, for people who hear it alone: `the comment “Nice box”`. */
  of: string
}

/** The button beside other people's content. */
export function ReportButton({ subject, of }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button data-own size="sm" variant="ghost" onClick={() => setOpen(true)}>
        Report<span className="sr-only"> {of}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog subject={subject} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
