import type { UseMutationResult } from '@tanstack/react-query'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { LeaveWarning } from '#web/features/platform/forms/leave-warning.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'

type OrderBarProps = {
  command: Pick<UseMutationResult<unknown>, 'error' | 'isPending'>
  attempts: number
  onSave: () => void
  /** Back to the order that is stored, read again. */
  onDiscard: () => void
}

/** Saves or discards an unsaved order, even if the list was changed in the meantime. */
export function OrderBar({ command, attempts, onSave, onDiscard }: OrderBarProps) {
  const { error, isPending } = command
  const stale = error instanceof ApiError && error.code === 'version_conflict'
  return (
    <div className="mb-4 grid gap-4">
      <LeaveWarning unsaved={!isPending} description="The new order is not saved yet." />
      {stale ? (
        <FormFailure title="We couldn’t save the order" failure={error} attempts={attempts}>
          <Button size="sm" onClick={onDiscard}>
            Load the latest version
          </Button>
        </FormFailure>
      ) : (
        <FormFailure title="We couldn’t save the order" failure={error} attempts={attempts} />
      )}
      {!stale && (
        <div className="panel flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3">
          <p>The new order is not saved yet.</p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="ghost" disabled={isPending} onClick={onDiscard}>
              Discard
            </Button>
            <Button size="sm" variant="primary" busy={isPending} busyText="Saving..." onClick={onSave}>
              Save order
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
