import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { OwnResult } from '#shared/competitions/competition-results/contract.ts'
import { CsvButton } from '#web/features/platform/csv/components/csv-button.tsx'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { useAccess } from '#web/features/platform/roles/api/use-access.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { myResultsQuery, saveResults, useRemoveResult } from '../api/my-results.ts'
import { ResultCard } from '../components/result-card.tsx'
import { ResultDialog } from '../components/result-dialog.tsx'

export const title = 'My results'

const Status = z.enum(['pending', 'verified', 'rejected'])
const view = { status: z.optional(Status) }

const options = [
  ['pending', 'Waiting'],
  ['verified', 'Verified'],
  ['rejected', 'Refused'],
] as const

export function Screen() {
  const { filter, setFilter } = useAddressFilter(view)
  const [editing, setEditing] = useState<OwnResult | 'new'>()
  const [removing, setRemoving] = useState<OwnResult>()
  const pages = useInfiniteQuery(myResultsQuery(filter))
  const remove = useRemoveResult()
  const { isOpen } = useAccess(useMe(), true)
  const report = (
    <Button variant="primary" onClick={() => setEditing('new')}>
      <Plus className="size-4" aria-hidden="true" />
      Report a result
    </Button>
  )
  return (
    <div className="page">
      <ScreenHeader
        title={title}
        lead="What judges and you reported. Results count once they are verified."
        actions={
          <>
            {isOpen({ permission: 'competition_results.export' }) && (
              <CsvButton
                label="Results as CSV"
                download={saveResults}
                done={(rows) => `${rows} ${rows === 1 ? 'result' : 'results'} saved`}
                failed="The file was not made"
              />
            )}
            {report}
          </>
        }
      />
      <FilterBar
        parts={[{ kind: 'choice', name: 'status', label: 'State', any: 'Every state', options }]}
        filter={filter}
        onChange={setFilter}
      />
      <CursorList
        pages={pages}
        waiting={<Skeleton lines={4} className="h-36" />}
        failed="Your results did not load"
        empty={
          filter.status ? (
            <EmptyState title="No results in this state" />
          ) : (
            <EmptyState title="You have no results yet" action={report}>
              Results judged here appear automatically. Report the others.
            </EmptyState>
          )
        }
      >
        {(items) => (
          <ul aria-label={title} className="grid gap-4">
            {items.map((result) => (
              <ResultCard
                key={result.id}
                result={result}
                onChange={() => setEditing(result)}
                onRemove={() => setRemoving(result)}
              />
            ))}
          </ul>
        )}
      </CursorList>
      {editing && (
        <ResultDialog
          result={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      {removing && (
        <ConfirmCommand
          command={remove}
          input={{ params: { resultId: removing.id } }}
          title="Remove this result?"
          description={`Your result in ${removing.className} at ${removing.eventName} ${removing.status === 'verified' ? 'no longer counts, and its points are taken back' : 'is deleted, with its evidence'}.`}
          confirmLabel="Remove result"
          done="The result is removed"
          onClose={() => setRemoving(undefined)}
        />
      )}
    </div>
  )
}
