import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldChanges } from './field-changes.tsx'
import type { Edit } from './use-edit-form.ts'

/** Says that what is typed here comes from before, and what was saved since in its place. */
export function RestoredBanner({ edit }: { edit: Pick<Edit, 'restored' | 'submission'> }) {
  if (!edit.restored) return null
  const { news, discard } = edit.restored
  return (
    <Banner
      tone={news ? 'warning' : 'info'}
      action={
        <Button size="sm" disabled={edit.submission.busy} onClick={discard}>
          Discard
        </Button>
      }
    >
      <p className="font-semibold">Restored from this device. Not saved yet.</p>
      {news && (
        <>
          <p className="mt-1">These fields have changed since you typed. Saving replaces them.</p>
          <FieldChanges {...news} />
        </>
      )}
    </Banner>
  )
}
