import { useQuery } from '@tanstack/react-query'
import { stateName } from '#shared/community/members/state-key.ts'
import type { StandingClass } from '#shared/leaderboard/standings/contract.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { noteWords } from '#shared/rules/seasons/season-note.ts'
import { RecordBoard } from '#web/features/leaderboard/records/components/record-board.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { classesQuery } from '../api/standing-queries.ts'
import { Choice } from './choice.tsx'
import { ClassBoard } from './class-board.tsx'
import { leaderboardFields } from './leaderboard-filter.ts'
import { TeamBoard } from './team-board.tsx'

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
      {provisional.map(({ eventId, title }) => (
        <p key={eventId} className="mt-4 text-dim">
          Provisional results from <TextLink to={`/events/${eventId}`}>{title}</TextLink> are not included
          yet.
        </p>
      ))}
      {season.notes.map((note) => (
        <p key={note.at} className="mt-4 text-dim">
          {noteWords(note)}
        </p>
      ))}
    </>
  )
}

type ClassesProps = { season: Season; classes: readonly StandingClass[] }

function Classes({ season, classes }: ClassesProps) {
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
  return (
    <>
      <div className="mb-5 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {formats.length > 1 && (
          <Choice
            label="Format"
            value={chosen.formatKey}
            options={formats}
            onChange={(key) => setFilter({ format: key, class: undefined, state: undefined })}
          />
        )}
        <Choice
          label="Class"
          value={chosen.classKey}
          options={classes
            .filter(({ formatKey }) => formatKey === chosen.formatKey)
            .map(({ classKey, name }) => [classKey, name])}
          onChange={(key) => setFilter({ class: key, format: chosen.formatKey, state: undefined })}
        />
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
      </div>
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
