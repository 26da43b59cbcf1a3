import { useQueries, useQuery } from '@tanstack/react-query'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { classesQuery, leagueNamesQuery, seasonsQuery } from '../api/standing-queries.ts'
import { Choice } from '../components/choice.tsx'
import { chosenSeason } from '../components/chosen-season.ts'
import { leaderboardFields } from '../components/leaderboard-filter.ts'
import { SeasonBoard } from '../components/season-board.tsx'

export const title = 'Leaderboard'

/** The number of running seasons to check for one with standings. */
const mostLikely = 5

export function Screen() {
  const { filter, setFilter } = useAddressFilter(leaderboardFields)
  const seasons = useQuery(seasonsQuery)
  const leagues = useQuery(leagueNamesQuery)
  const all = seasons.data?.items ?? []
  const unasked = !filter.season && !filter.league
  const likely = unasked ? all.filter(({ status }) => status === 'active').slice(0, mostLikely) : []
  const looked = useQueries({ queries: likely.map(({ id }) => classesQuery(id)) })
  // The first of several running seasons in which someone is ranked.
  const looking = looked.some(({ isPending }) => isPending)
  const ranked = likely.find((_, at) => (looked[at]?.data?.classes.length ?? 0) > 0)
  const season = ranked ?? (looking ? undefined : chosenSeason(all, filter))
  const withSeasons = (leagues.data?.items ?? []).filter(({ id }) =>
    all.some(({ leagueId }) => leagueId === id),
  )
  return (
    <div className="shell py-10">
      <PageHeader
        label="Competition"
        title="Leaderboard"
        lead="Season points by league and class. Only verified results count."
      />
      {(seasons.isPending || leagues.isPending || looking) && <Skeleton lines={6} className="h-12" />}
      {seasons.isError && (
        <QueryFailure
          title="The seasons did not load"
          error={seasons.error}
          retrying={seasons.isFetching}
          onRetry={() => void seasons.refetch()}
        />
      )}
      {seasons.data && !season && !looking && (
        <EmptyState
          title="No season has begun"
          action={
            <ButtonLink to="/events" variant="primary">
              Find an event
            </ButtonLink>
          }
        >
          Standings appear here when a league opens its season.
        </EmptyState>
      )}
      {season && (
        <>
          <div className="mb-6 grid grid-cols-2 gap-3 lg:max-w-3xl">
            {withSeasons.length > 1 && (
              <Choice
                label="League"
                value={season.leagueId}
                options={withSeasons.map(({ id, name }) => [id, name])}
                onChange={(league) =>
                  setFilter({
                    league,
                    season: undefined,
                    format: undefined,
                    class: undefined,
                    state: undefined,
                  })
                }
              />
            )}
            <Choice
              label="Season"
              value={season.id}
              options={all
                .filter(({ leagueId }) => leagueId === season.leagueId)
                .map(({ id, name, status }) => [id, status === 'closed' ? `${name} (final)` : name])}
              onChange={(chosen) =>
                setFilter({ season: chosen, league: undefined, class: undefined, state: undefined })
              }
            />
          </div>
          <SeasonBoard key={season.id} season={season} />
        </>
      )}
    </div>
  )
}
