// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, type ReactNode, Suspense } from 'react'
import type { PageFields } from '#shared/content/cms-pages/page.ts'
import { FieldChanges } from '#web/features/platform/forms/field-changes.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { settingsIn } from './settings-in.ts'

const Comparison = lazy(async () => ({ default: (await import('../comparison/comparison.tsx')).Comparison }))

type CompareDialogProps = {
  title: string
  description: string
  before: PageFields
  after: PageFields
  actions?: ReactNode
  onClose: () => void
}

/** Two states of a page: its settings, and its text by paragraph. */
export function CompareDialog({ title, description, before, after, actions, onClose }: CompareDialogProps) {
  return (
    <Dialog
      open
      wide
      title={title}
      description={description}
      onClose={onClose}
      footer={actions ?? <Button onClick={onClose}>Close</Button>}
    >
      <FieldChanges before={settingsIn(before)} after={settingsIn(after)} />
      <Suspense fallback={<Skeleton lines={5} className="h-6" />}>
        <Comparison before={before.content} after={after.content} />
      </Suspense>
    </Dialog>
  )
}
