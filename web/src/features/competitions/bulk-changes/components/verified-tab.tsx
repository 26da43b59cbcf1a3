import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { VerifiedResult } from '#shared/competitions/bulk-changes/contract.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import { listLeagues } from '#shared/rules/leagues/list-contract.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { useChoice } from '#web/features/platform/lists/use-choice.ts'
import { query } from '#web/lib/query.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Column } from '#web/ui/table.tsx'
import { verifiedResultsQuery } from '../api/bulk-queries.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ClassChoice } from './class-choice.tsx'

type VerifiedTabProps = {
  leagueId: string | undefined
  classKey: string | undefined
  onChange: (changes: { league?: string | undefined; class?: string | undefined }) => void
}

/** The verified results of a class, to be moved together to another class or event. */
export function VerifiedTab({ leagueId, classKey, onChange }: VerifiedTabProps) {
  const { data, error, isFetching, refetch } = useQuery(
    query('leagues', listLeagues, { query: { limit: 100 } }),
  )
  if (!data && error)
    return (
      <QueryFailure
        title="The leagues did not load"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton lines={4} className="h-12" />
  const league = data.items.find(({ id }) => id === leagueId) ?? data.items[0]
  if (!league) return <EmptyState title="No leagues yet">Results belong to a class of a league.</EmptyState>
  return (
    <>
      <div className="mb-5 grid gap-4 sm:grid-cols-2 sm:max-w-2xl">
        <Field label="League">
          <Select
            value={league.id}
            onChange={({ target }) => onChange({ league: target.value, class: undefined })}
          >
            {data.items.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <ClassChoice
          leagueId={league.id}
          label="Class"
          chosen={classKey ?? ''}
          onChoose={(next) => onChange({ league: league.id, class: next })}
        />
      </div>
      {classKey ? (
        <Results key={`${league.id}#${classKey}`} leagueId={league.id} classKey={classKey} />
      ) : (
        <EmptyState title="Choose a class">Its verified results appear here, the best first.</EmptyState>
      )}
    </>
  )
}

function Results({ leagueId, classKey }: { leagueId: League['id']; classKey: string }) {
  const pages = useInfiniteQuery(verifiedResultsQuery(leagueId, classKey))
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const choice = useChoice(rows, ({ id }: VerifiedResult) => id)
  return (
    <>
      <TablePanel
        pages={pages}
        caption="Verified results, the best first"
        columns={columns(rows, choice)}
        rowKey={({ id }) => id}
        failed="The results did not load"
        empty={<EmptyState title="No verified results in this class" />}
      />
      <BulkBar kinds={['reclass', 'move_event']} chosen={choice.chosen} onClear={choice.clear} />
    </>
  )
}

type Choice = ReturnType<typeof useChoice<VerifiedResult>>

const columns = (rows: readonly VerifiedResult[], choice: Choice): Column<VerifiedResult>[] => [
  {
    id: 'choose',
    header: 'Select',
    className: 'sm:w-0',
    narrow: 'lead',
    heading: (
      <label className="flex min-h-6 items-center gap-2">
        <input
          type="checkbox"
          className="check"
          aria-label="Select all shown"
          checked={choice.isAll}
          onChange={({ target }) => choice.choose(rows, target.checked)}
        />
        <span className="font-normal text-ink sm:hidden">Select all</span>
      </label>
    ),
    cell: (row) => (
      <input
        type="checkbox"
        className="check block"
        aria-label={`Select ${row.competitorName}, ${row.eventName}`}
        checked={choice.isChosen(row)}
        onChange={({ target }) => choice.choose([row], target.checked)}
      />
    ),
  },
  {
    id: 'competitor',
    header: 'Competitor',
    narrow: 'title',
    cell: ({ competitorName, isGuest }) => (
      <span className="wrap-anywhere">
        <span className="font-semibold">{competitorName}</span>
        {isGuest && <span className="text-dim"> (guest)</span>}
      </span>
    ),
  },
  {
    id: 'event',
    header: 'Event',
    narrow: 'meta',
    cell: ({ eventName, eventOn }) => (
      <span className="wrap-anywhere">
        {eventName}, {utcDay(eventOn)}
      </span>
    ),
  },
  {
    id: 'place',
    header: 'Place',
    numeric: true,
    className: 'max-sm:hidden',
    cell: ({ place }) => place ?? '–',
  },
  {
    id: 'score',
    header: 'Score',
    numeric: true,
    narrow: 'end',
    cell: ({ score }) => showScore(score),
  },
]
