import { useInfiniteQuery } from '@tanstack/react-query'
import type { DeskEvent } from '#shared/competitions/desk/contract.ts'
import type { RosterRow } from '#shared/competitions/desk/gate-contract.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { entriesQuery } from '../api/desk-queries.ts'
import { RegistrationDialog } from './registration-dialog.tsx'

type WaitingPersonProps = { event: DeskEvent; row: RosterRow; onClose: () => void }

/** Someone without a place who is found at the gate: the server says whether they can be admitted, and for how much. */
export function WaitingPerson({ event, row, onClose }: WaitingPersonProps) {
  const pages = useInfiniteQuery(entriesQuery(event.id, { q: row.code }))
  const found = pages.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === row.id)
  if (found) return <RegistrationDialog event={event} registration={found} onClose={onClose} />
  return (
    <Dialog open title={row.name} onClose={onClose}>
      {pages.isPending ? (
        <Skeleton lines={3} className="h-8" />
      ) : pages.isError ? (
        <QueryFailure
          title="The waitlist did not load"
          error={pages.error}
          retrying={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      ) : (
        <p>They are no longer on the waitlist.</p>
      )}
    </Dialog>
  )
}
