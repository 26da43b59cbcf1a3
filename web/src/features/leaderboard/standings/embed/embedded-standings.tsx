import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { stateName } from '#shared/community/members/state-key.ts'
import { getStandings } from '#shared/leaderboard/standings/contract.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { query } from '#web/lib/query.ts'
import { useShownTheme } from '#web/lib/use-shown-theme.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Table } from '#web/ui/table.tsx'
import { classesQuery } from '../api/standing-queries.ts'
import { standingColumns } from '../components/standing-columns.tsx'
import type { EmbeddedClass } from './embed-path.ts'
import { embedWishes } from './embed-wishes.ts'
import { rankedIn } from './ranked-in.ts'

/** Standings change when a class is verified. */
const everyMs = 5 * 60_000

/** What a page of standings holds at most. */
const most = 50

const columns = standingColumns()

/**
 * The standings of a class inside another site's page: a table that refreshes itself, without links or
 * buttons.
 */
export function EmbeddedStandings() {
  const [search] = useSearchParams()
  const { seasonId = '', classKey, scope, theme } = embedWishes(search)
  useShownTheme(theme)
  const season = useQuery({
    ...classesQuery(seasonId),
    enabled: seasonId !== '',
    refetchInterval: everyMs,
  })
  const { classes = [], season: named } = season.data ?? {}
  const chosen = classKey ? classes.find((one) => one.classKey === classKey) : classes[0]
  const state = scope === 'all' ? undefined : scope
  const ranked = rankedIn(chosen, scope)
  return (
    <div className="grid gap-4 p-4">
      <header>
        <h1 className="text-2xl font-semibold wrap-anywhere">{chosen?.name ?? named?.name ?? 'Standings'}</h1>
        {chosen && named && (
          <p className="text-dim wrap-anywhere">
            {named.name}
            {state && ` · ${stateName(state)}`}
          </p>
        )}
      </header>
      {!seasonId ? (
        <EmptyState title="No season is named">
          <p>Copy the code from the leaderboard again.</p>
        </EmptyState>
      ) : !season.data ? (
        <Waiting of={season} />
      ) : (
        <>
          {season.data.provisional.map(({ eventId, title }) => (
            <p key={eventId} className="text-sm text-dim wrap-anywhere">
              Provisional results from {title} are not included yet.
            </p>
          ))}
          {ranked ? (
            <Standings of={{ seasonId, classKey: ranked.classKey, scope }} name={ranked.name} />
          ) : (
            <EmptyState title="No one is ranked here yet">
              <p>
                {chosen && state
                  ? `No one from ${stateName(state)} is ranked in this class.`
                  : 'Standings appear when the first class of an event is verified.'}
              </p>
            </EmptyState>
          )}
        </>
      )}
    </div>
  )
}

/** A placeholder until there is an answer. */
function Waiting({ of }: { of: Pick<UseQueryResult, 'isError' | 'error' | 'isFetching' | 'refetch'> }) {
  if (!of.isError) return <Skeleton lines={6} className="h-8" />
  return (
    <QueryFailure
      title="The standings did not load"
      error={of.error}
      retrying={of.isFetching}
      onRetry={() => void of.refetch()}
    />
  )
}

function Standings({ of, name }: { of: EmbeddedClass; name: string }) {
  const { seasonId, classKey, scope } = of
  const params = { seasonId: seasonId as Season['id'], classKey }
  const standings = useQuery(
    query('standings', getStandings, { params, query: { scope, limit: most } }, { refetchInterval: everyMs }),
  )
  if (!standings.data) return <Waiting of={standings} />
  const { items, nextCursor } = standings.data
  return (
    <>
      <Panel flush>
        <Table
          caption={`Standings of ${name}`}
          columns={columns}
          rows={items}
          rowKey={({ competitorId }) => competitorId}
        />
      </Panel>
      {nextCursor && <p className="text-sm text-dim">These are the first {items.length} of this class.</p>}
    </>
  )
}
