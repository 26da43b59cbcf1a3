import { useState } from 'react'
import type { PageFields } from '#shared/content/cms-pages/page.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { CompareDialog } from './compare-dialog.tsx'

type KeptNoticeProps = {
  /** The fields that were typed here before and could not be saved. */
  kept: PageFields
  present: PageFields
  onRestore: () => void
  onDiscard: () => void
}

export function KeptNotice({ kept, present, onRestore, onDiscard }: KeptNoticeProps) {
  const [comparing, setComparing] = useState(false)
  return (
    <Banner
      tone="info"
      className="mb-4"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => setComparing(true)}>
            Compare
          </Button>
          <Button size="sm" onClick={onRestore}>
            Restore it
          </Button>
          <Button size="sm" variant="ghost" onClick={onDiscard}>
            Discard it
          </Button>
        </div>
      }
    >
      <p>This device has unsaved text for this page.</p>
      {comparing && (
        <CompareDialog
          title="The page and the text on this device"
          description="What only the text on this device has is marked as added."
          before={present}
          after={kept}
          onClose={() => setComparing(false)}
        />
      )}
    </Banner>
  )
}
