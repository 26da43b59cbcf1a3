import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type BulkChange,
  type BulkSummary,
  getBulkChange,
} from '#shared/competitions/bulk-changes/contract.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { query } from '#web/lib/query.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useCommitBulk, useUndoBulk } from '../api/bulk-commands.ts'
import { staleTime } from '../api/bulk-queries.ts'
import { BulkLines } from './bulk-lines.tsx'
import { bulkTexts, countWords } from './bulk-texts.ts'

type ChangeDialogProps = { bulkId: BulkSummary['id']; onClose: () => void }

/** A bulk change with the outcome for each result. It is undone or finished from here. */
export function ChangeDialog({ bulkId, onClose }: ChangeDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(
    query('bulk-changes', getBulkChange, { params: { bulkId } }, { staleTime }),
  )
  const [undo, commit] = [useUndoBulk(), useCommitBulk()]
  const [now] = useState(serverTime)
  const busy = undo.isPending || commit.isPending
  return (
    <Dialog
      open
      title={data ? bulkTexts[data.action.kind].label : 'Bulk change'}
      description={data && describe(data)}
      dismissible={!busy}
      onClose={onClose}
      footer={
        <>
          {data && mayUndo(data, now) && (
            <Button
              variant="danger"
              busy={undo.isPending}
              onClick={() => undo.mutate({ params: { bulkId } })}
            >
              {data.status === 'undoing' ? 'Finish the undo' : 'Undo this change'}
            </Button>
          )}
          {data?.status === 'committing' && (
            <Button
              busy={commit.isPending}
              onClick={() => commit.mutate({ params: { bulkId }, body: { hash: data.hash } })}
            >
              Finish the change
            </Button>
          )}
          <Button variant="primary" disabled={busy} onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <FormFailure title="That did not work" failure={undo.error} attempts={undo.failureCount} />
      <FormFailure title="That did not work" failure={commit.error} attempts={commit.failureCount} />
      {data ? (
        <BulkLines lines={data.lines} />
      ) : error ? (
        <QueryFailure
          title="The change did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton lines={3} className="h-12" />
      )}
    </Dialog>
  )
}

const mayUndo = ({ status, undoUntil }: BulkChange, now: string) =>
  status === 'undoing' || (status === 'committed' && undoUntil !== undefined && now < undoUntil)

function describe(change: BulkChange): string {
  const { byName, committedAt, undoneAt, undoUntil, status } = change
  const parts = [
    countWords(change),
    committedAt && `${byName} made this change on ${localTime(committedAt)}.`,
    undoneAt && `It was undone on ${localTime(undoneAt)}.`,
    status === 'committed' && undoUntil && `You can undo it until ${localTime(undoUntil)}.`,
  ]
  return parts.filter(Boolean).join(' ')
}
