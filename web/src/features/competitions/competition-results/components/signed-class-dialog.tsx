import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Board } from '#shared/competitions/competitions/board.ts'
import { boardColumns } from '#web/features/competitions/competitions/components/board-columns.tsx'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Table } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { type SignedClass, signedBoardQuery, useVerifyClass } from '../api/signed-classes.ts'

type SignedClassDialogProps = { signed: SignedClass; onClose: () => void }

/** The contents of a signed class. Verifying it lets its results and points count. */
export function SignedClassDialog({ signed, onClose }: SignedClassDialogProps) {
  const { eventId, classKey, revision, version, eventTitle, name } = signed
  const board = useQuery(signedBoardQuery(signed))
  const verify = useVerifyClass()
  const accept = () =>
    verify.mutate(
      { params: { eventId, classKey }, body: { revision, version } },
      {
        onSuccess: () => {
          toast.success(`${name} is verified`)
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      wide
      title={`${name}, ${eventTitle}`}
      description="The head judge has signed these places. Once you verify them, results, points, and records count."
      dismissible={!verify.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={verify.isPending}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={!board.data}
            busy={verify.isPending}
            busyText="Verifying..."
            onClick={accept}
          >
            Verify class
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormFailure
          title="We couldn’t verify this class"
          failure={verify.error}
          attempts={verify.failureCount}
        />
        <Places board={board} name={name} />
        <p className="text-sm">
          <TextLink to={`/events/${eventId}/results?class=${encodeURIComponent(classKey)}`}>
            Open the results of the event
          </TextLink>
        </p>
      </div>
    </Dialog>
  )
}

type PlacesProps = { board: UseQueryResult<Board>; name: string }

function Places({ board, name }: PlacesProps) {
  if (board.isError && !board.data)
    return (
      <QueryFailure
        title="The places did not load"
        error={board.error}
        retrying={board.isFetching}
        onRetry={() => void board.refetch()}
      />
    )
  if (!board.data) return <Skeleton lines={4} className="h-12" />
  if (board.data.rows.length === 0) return <p>The board of this class shows no places.</p>
  return (
    <Table
      caption={`Places of ${name}`}
      columns={boardColumns(board.data)}
      rows={board.data.rows}
      rowKey={({ entryId }) => entryId}
    />
  )
}
