import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { exportAllResults } from '#shared/competitions/competition-results/admin-contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { listSeasons } from '#shared/rules/seasons/contract.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { EventChoice } from '#web/features/competitions/bulk-changes/components/event-choice.tsx'
import { downloadInParts } from '#web/features/platform/csv/api/download-in-parts.ts'
import { CsvButton } from '#web/features/platform/csv/components/csv-button.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { call } from '#web/lib/call.ts'
import { query } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const kinds = [
  { id: 'season', label: 'A season' },
  { id: 'event', label: 'An event' },
] as const

type Exported = { eventId: Event['id'] } | { seasonId: Season['id'] }

/** Saves the results that count in a season or at an event as a file. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<'season' | 'event'>('season')
  const [seasonId, setSeasonId] = useState<Season['id']>()
  const [eventId, setEventId] = useState<Event['id']>()
  const of: Exported | undefined = kind === 'season' ? seasonId && { seasonId } : eventId && { eventId }
  return (
    <Dialog
      open
      title="Export results"
      description="Verified results with their points, as CSV. The file of a season leaves out results that earn nothing."
      onClose={onClose}
      footer={
        <>
          {of && (
            <CsvButton
              key={JSON.stringify(of)}
              label="Save CSV"
              download={(onRows, signal) => saveAllResults(of, onRows, signal)}
              done={(rows) => `${rows.toLocaleString('en-US')} ${rows === 1 ? 'result' : 'results'} saved`}
              failed="The export failed"
            />
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Segmented legend="Results of" name="kind" options={kinds} value={kind} onChange={setKind} />
        {kind === 'season' ? (
          <SeasonChoice chosen={seasonId} onChoose={setSeasonId} />
        ) : (
          <EventChoice chosen={eventId} onChoose={setEventId} />
        )}
      </div>
    </Dialog>
  )
}

const saveAllResults = (of: Exported, onRows: (rows: number) => void, signal: AbortSignal) =>
  downloadInParts({
    name: 'results',
    part: (cursor) => call(exportAllResults, { body: { ...of, ...(cursor && { cursor }) } }, { signal }),
    onRows,
  })

type SeasonChoiceProps = {
  chosen: Season['id'] | undefined
  onChoose: (seasonId: Season['id'] | undefined) => void
}

function SeasonChoice({ chosen, onChoose }: SeasonChoiceProps) {
  const seasons = useQuery(query('leagues', listSeasons, { query: { limit: 100 } }, { staleTime: 60_000 }))
  if (seasons.isError && !seasons.data)
    return (
      <QueryFailure
        title="The seasons did not load"
        error={seasons.error}
        retrying={seasons.isFetching}
        onRetry={() => void seasons.refetch()}
      />
    )
  if (!seasons.data) return <Skeleton lines={1} className="h-16" />
  return (
    <Field label="Season">
      <Select
        value={chosen ?? ''}
        onChange={({ target }) => onChoose((target.value || undefined) as Season['id'] | undefined)}
      >
        <option value="">Choose a season</option>
        {seasons.data.items.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
