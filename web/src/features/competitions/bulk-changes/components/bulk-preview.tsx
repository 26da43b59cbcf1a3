import { bulkPlanEndsAt } from '#shared/competitions/bulk-changes/bulk-change.ts'
import type { BulkChange } from '#shared/competitions/bulk-changes/contract.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useCommitBulk } from '../api/bulk-commands.ts'
import { BulkLines } from './bulk-lines.tsx'
import { type BulkKind, bulkTexts, countWords } from './bulk-texts.ts'

type BulkPreviewProps = {
  kind: BulkKind
  planned: BulkChange
  onDone: () => void
  onBack: () => void
  onClose: () => void
}

/** The planned effect on each result, and the actual one once the change is done. */
export function BulkPreview({ kind, planned, onDone, onBack, onClose }: BulkPreviewProps) {
  const commit = useCommitBulk()
  const texts = bulkTexts[kind]
  const { changed } = planned.counts
  if (commit.data)
    return (
      <Dialog
        open
        title={`${texts.label}: done`}
        description={`${countWords(commit.data)} You can undo this for 72 hours in the tab “Changes”.`}
        onClose={onClose}
        footer={
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        }
      >
        <BulkLines lines={commit.data.lines} />
      </Dialog>
    )
  return (
    <Dialog
      open
      title="Preview"
      description={`${countWords(planned)} You can do this until ${localTime(bulkPlanEndsAt(planned.createdAt))}.`}
      dismissible={!commit.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onBack} disabled={commit.isPending}>
            Back
          </Button>
          <Button
            variant={texts.danger ? 'danger' : 'primary'}
            disabled={changed === 0}
            busy={commit.isPending}
            busyText="Changing..."
            onClick={() =>
              commit.mutate(
                { params: { bulkId: planned.id }, body: { hash: planned.hash } },
                { onSuccess: onDone },
              )
            }
          >
            {changed === 0 ? 'No result would change' : texts.confirm(changed)}
          </Button>
        </>
      }
    >
      <FormFailure
        title="We couldn’t make this change"
        failure={commit.error}
        attempts={commit.failureCount}
      />
      <BulkLines lines={planned.lines} />
    </Dialog>
  )
}
