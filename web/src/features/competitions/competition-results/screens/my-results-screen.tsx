import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import * as z from 'zod/mini'
import type { OwnResult } from '#shared/competitions/competition-results/contract.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { CsvButton } from '#web/features/platform/csv/components/csv-button.tsx'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { useAccess } from '#web/features/platform/roles/api/use-access.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { myResultsQuery, saveResults, useRemoveResult } from '../api/my-results.ts'
import { OwnResultsSections } from '../components/own-results-sections.tsx'
import { resultColumns } from '../components/result-columns.tsx'
import { hasMore, ResultMore } from '../components/result-more.tsx'

/** It brings the form and its rules, once someone reports or corrects a result. */
const ResultDialog = lazy(async () => ({
  default: (await import('../components/result-dialog.tsx')).ResultDialog,
}))

export const title = 'My results'

const Status = z.enum(['pending', 'verified', 'rejected'])
const view = { status: z.optional(Status) }

const options = [
  ['pending', 'Pending'],
  ['verified', 'Verified'],
  ['rejected', 'Rejected'],
] as const

export function Screen() {
  const { filter, setFilter } = useAddressFilter(view)
  const [editing, setEditing] = useState<OwnResult | 'new'>()
  const [removing, setRemoving] = useState<OwnResult>()
  const pages = useInfiniteQuery(myResultsQuery(filter))
  const items = pages.data?.pages.flatMap((page) => page.items) ?? []
  // Judges have published it, and no one has signed it yet.
  const open = items.filter(
    ({ source, status, eventId }) => source === 'event' && status === 'pending' && eventId,
  )
  const remove = useRemoveResult()
  const me = useMe()
  const { isOpen } = useAccess(me, true)
  const mayExport = isOpen({ permission: 'competition_results.export' })
  const columns = resultColumns({
    onChange: setEditing,
    onRemove: setRemoving,
    namesLeague: new Set(items.map(({ leagueName }) => leagueName)).size > 1,
  })
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
        lead="Results from Boxrise events and ones you report. They count once verified."
        actions={
          <>
            {/* Most paid memberships have it, so its place is kept until that is known. */}
            {mayExport === undefined && me.membershipType !== 'competitor' && (
              <span className="skeleton w-44" />
            )}
            {mayExport && (
              <CsvButton
                label="Results as CSV"
                download={saveResults}
                done={(rows) => `${rows.toLocaleString('en-US')} ${rows === 1 ? 'result' : 'results'} saved`}
                failed="The export failed"
              />
            )}
            {report}
          </>
        }
      />
      <FilterBar
        parts={[{ kind: 'choice', name: 'status', label: 'Status', any: 'Any status', options }]}
        filter={filter}
        onChange={setFilter}
      />
      {/* The plot stands where everything waits, so that nothing moves when it comes. */}
      {(pages.isPending || items.some(({ status, isZero }) => status === 'verified' && !isZero)) && (
        <OwnResultsSections isReady={!pages.isPending} />
      )}
      {open.length > 0 && (
        <p className="mb-4">
          Scored by judges. See something wrong? Protest:{' '}
          {open.map(({ id, eventId = '', eventName, classKey, className }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <TextLink to={`${eventPath(eventId)}/results?class=${classKey}`}>
                {className} at {eventName}
              </TextLink>
            </span>
          ))}
          .
        </p>
      )}
      {!pages.isPending && (
        <TablePanel
          pages={pages}
          caption={title}
          columns={columns}
          rowKey={({ id }) => id}
          below={(result) => hasMore(result) && <ResultMore result={result} />}
          failed="Your results did not load"
          shown={pages.hasNextPage ? undefined : ''}
          empty={
            filter.status ? (
              <EmptyState title="No results with this status" />
            ) : (
              <EmptyState title="You have no results yet" action={report}>
                Results judged here appear automatically. Report the others.
              </EmptyState>
            )
          }
        />
      )}
      {editing && (
        <Suspense fallback={null}>
          <ResultDialog
            result={editing === 'new' ? undefined : editing}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
      {removing && (
        <ConfirmCommand
          command={remove}
          input={{ params: { resultId: removing.id } }}
          title="Remove this result?"
          description={`Your result in ${removing.className} at ${removing.eventName} ${removing.status === 'verified' ? 'no longer counts, and its points are removed' : 'is deleted, with its evidence'}.`}
          confirmLabel="Remove result"
          done="The result is removed"
          onClose={() => setRemoving(undefined)}
        />
      )}
    </div>
  )
}
