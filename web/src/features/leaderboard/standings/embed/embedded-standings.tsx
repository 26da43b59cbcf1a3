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
import { classesQuery, seasonsQuery } from '../api/standing-queries.ts'
import { chosenSeason } from '../components/chosen-season.ts'
import { standingColumns } from '../components/standing-columns.tsx'
import { useLikelySeason } from '../components/use-likely-season.ts'
import type { EmbeddedClass } from './embed-path.ts'
import { embedWishes } from './embed-wishes.ts'
import { rankedIn } from './ranked-in.ts'

/** Standings change when a class is verified. */
const everyMs = 5 * 60_000

/** What a page of standings holds at most. */
const most = 50

/**
 * The standings of a class inside another site's page: a table that refreshes itself, without links or
 * buttons.
 */
export function EmbeddedStandings() {
  const [search] = useSearchParams()
  const { seasonId: wanted, classKey, scope, theme } = embedWishes(search)
  // A code that names no season shows the one that runs.
  const seasons = useQuery({ ...seasonsQuery, enabled: wanted === undefined })
  const all = seasons.data?.items ?? []
  const { likely, isLooking } = useLikelySeason(all, wanted === undefined)
  const seasonId = wanted ?? (isLooking ? '' : ((likely ?? chosenSeason(all, {}))?.id ?? ''))
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
      {!seasonId && (!seasons.data || isLooking) ? (
        <Waiting of={seasons} />
      ) : !seasonId ? (
        <EmptyState title="No season has begun">
          <p>Standings appear here when a league opens its season.</p>
        </EmptyState>
      ) : !season.data ? (
        <Waiting of={season} />
      ) : (
        <>
          {season.data.provisional.length > 0 && (
            <p className="text-sm text-dim wrap-anywhere">
              Provisional results not included yet:{' '}
              {season.data.provisional.map(({ title }) => title).join(', ')}
            </p>
          )}
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
          columns={standingColumns({ leader: items[0]?.points })}
          rows={items}
          rowKey={({ competitorId }) => competitorId}
        />
      </Panel>
      {nextCursor && <p className="text-sm text-dim">These are the first {items.length} of this class.</p>}
    </>
  )
}
