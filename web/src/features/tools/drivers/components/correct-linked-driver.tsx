import { useQuery } from '@tanstack/react-query'
import type { Driver } from '#shared/tools/drivers/driver.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { publishedDriverQuery } from '../api/admin-driver-queries.ts'
import { CorrectDriverDialog } from './correct-driver-dialog.tsx'

export type CorrectLinkedDriverProps = { id: Driver['id']; onClose: () => void }

/** Opens the published driver that the address names for correction. Reports link here. */
export function CorrectLinkedDriver({ id, onClose }: CorrectLinkedDriverProps) {
  const { data: driver, error, refetch, isFetching } = useQuery(publishedDriverQuery(id))
  if (driver) return <CorrectDriverDialog driver={driver} onClose={onClose} />
  return (
    <Dialog
      open
      title="Correct a driver"
      onClose={onClose}
      footer={
        error && (
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        )
      }
    >
      {error ? (
        <p role="alert">{describeFailure(error).sentence}</p>
      ) : (
        <Skeleton lines={6} className="h-10" />
      )}
    </Dialog>
  )
}
