import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { Fragment, lazy, Suspense, useState } from 'react'
import { stateName } from '#shared/community/members/state-key.ts'
import type { StandingClass } from '#shared/leaderboard/standings/contract.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { noteWords } from '#shared/rules/seasons/season-note.ts'
import { RecordBoard } from '#web/features/leaderboard/records/components/record-board.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { FiltersButton } from '#web/features/platform/lists/filters-button.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Chips } from '#web/ui/chips.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { classesQuery } from '../api/standing-queries.ts'
import { Choice } from './choice.tsx'
import { ClassBoard } from './class-board.tsx'
import { leaderboardFields } from './leaderboard-filter.ts'
import { TeamBoard } from './team-board.tsx'

const FilterSheet = lazy(async () => ({
  default: (await import('#web/features/platform/lists/filter-sheet.tsx')).FilterSheet,
}))

/** Shows a season: the boards of its classes, its teams and its records. */
export function SeasonBoard({ season }: { season: Season }) {
  const { filter, setFilter } = useAddressFilter(leaderboardFields)
  const known = useQuery(classesQuery(season.id))
  if (known.isPending) return <Skeleton lines={6} className="h-12" />
  if (known.isError)
    return (
      <QueryFailure
        title="This season did not load"
        error={known.error}
        retrying={known.isFetching}
        onRetry={() => void known.refetch()}
      />
    )
  const { classes, provisional, hasTeams } = known.data
  const tabs = [
    { id: 'classes', label: 'Classes', content: <Classes season={season} classes={classes} /> },
    ...(hasTeams
      ? [
          {
            id: 'teams',
            label: 'Teams',
            content: <TeamBoard seasonId={season.id} best={season.teamBestPerEvent} />,
          },
        ]
      : []),
    {
      id: 'records',
      label: 'Records',
      content: <RecordBoard leagueId={season.leagueId} seasonId={season.id} seasonName={season.name} />,
    },
  ]
  return (
    <>
      <Tabs label="Leaderboard" tabs={tabs} value={filter.tab} onChange={(tab) => setFilter({ tab })} />
      {provisional.length > 0 && (
        <p className="mt-4 text-dim">
          Provisional results not included yet:{' '}
          {provisional.map(({ eventId, title }, at) => (
            <Fragment key={eventId}>
              {at > 0 && ', '}
              <TextLink to={`/events/${eventId}`}>{title}</TextLink>
            </Fragment>
          ))}
        </p>
      )}
      {season.notes.map((note) => (
        <p key={note.at} className="mt-4 text-dim">
          {noteWords(note)}
        </p>
      ))}
    </>
  )
}

type ClassesProps = { season: Season; classes: readonly StandingClass[] }

/** The classes of a season, one of them with its standings. The rarer choices wait in a sheet. */
function Classes({ season, classes }: ClassesProps) {
  const [isFiltering, setFiltering] = useState(false)
  const { filter, setFilter } = useAddressFilter(leaderboardFields)
  const formats = [...new Map(classes.map(({ formatKey, formatName }) => [formatKey, formatName]))]
  const format = formats.find(([key]) => key === filter.format)?.[0] ?? formats[0]?.[0]
  const inFormat = classes.filter(({ formatKey }) => formatKey === format)
  const chosen =
    classes.find(
      ({ classKey }) =>
        classKey === filter.class && (!filter.format || inFormat.some((one) => one.classKey === classKey)),
    ) ?? inFormat[0]
  if (!chosen)
    return (
      <EmptyState title="No one is ranked in this season yet">
        Standings appear when the first class of an event is verified.
      </EmptyState>
    )
  const state = chosen.states.find((one) => one === filter.state)
  const closings = season.closings ?? []
  const closing = closings[Number(filter.closing) - 1] && Number(filter.closing)
  const folds = chosen.states.length > 0 || closings.length > 0
  return (
    <>
      <div className="mb-5 grid gap-3">
        {(formats.length > 1 || folds) && (
          <div className="flex flex-wrap gap-2">
            {formats.length > 1 && (
              <div className="min-w-0 flex-1 sm:max-w-80">
                <Select
                  aria-label="Format"
                  value={chosen.formatKey}
                  onChange={({ target }) =>
                    setFilter({ format: target.value, class: undefined, state: undefined })
                  }
                >
                  {formats.map(([key, name]) => (
                    <option key={key} value={key}>
                      {name}
                    </option>
                  ))}
                </Select>
              </div>
            )}
            {folds && (
              <FiltersButton
                line={0}
                folded={(state ? 1 : 0) + (closing ? 1 : 0)}
                onClick={() => setFiltering(true)}
              />
            )}
          </div>
        )}
        <Chips
          legend="Class"
          options={classes
            .filter(({ formatKey }) => formatKey === chosen.formatKey)
            .map(({ classKey, name }) => ({ id: classKey, label: name }))}
          value={chosen.classKey}
          onChange={(key) => setFilter({ class: key, format: chosen.formatKey, state: undefined })}
        />
      </div>
      {isFiltering && (
        <Suspense>
          <FilterSheet
            show="Show standings"
            onClear={() => setFilter({ state: undefined, closing: undefined })}
            onClose={() => setFiltering(false)}
          >
            {chosen.states.length > 0 && (
              <Choice
                label="State"
                value={state ?? ''}
                options={[['', 'All states'], ...chosen.states.map((one) => [one, stateName(one)] as const)]}
                onChange={(key) => setFilter({ state: key || undefined })}
              />
            )}
            {closings.length > 0 && (
              <Choice
                label="Table"
                value={String(closing ?? '')}
                options={[
                  ['', 'As it is now'],
                  ...closings.map(
                    ({ closedAt }, at) => [String(at + 1), `As it closed on ${utcDay(closedAt)}`] as const,
                  ),
                ]}
                onChange={(key) => setFilter({ closing: key || undefined })}
              />
            )}
          </FilterSheet>
        </Suspense>
      )}
      <ClassBoard
        key={`${chosen.classKey}#${state ?? 'all'}#${closing ?? ''}`}
        closing={closing}
        seasonId={season.id}
        classKey={chosen.classKey}
        className={chosen.name}
        scope={state ?? 'all'}
      />
    </>
  )
}
