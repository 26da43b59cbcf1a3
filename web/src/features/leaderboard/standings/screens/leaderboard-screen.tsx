import { useQuery } from '@tanstack/react-query'
import type { Season } from '#shared/rules/seasons/season.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { leagueNamesQuery, seasonsQuery } from '../api/standing-queries.ts'
import { chosenSeason } from '../components/chosen-season.ts'
import { leaderboardFields } from '../components/leaderboard-filter.ts'
import { SeasonBoard } from '../components/season-board.tsx'
import { useLikelySeason } from '../components/use-likely-season.ts'

export const title = 'Leaderboard'

export function Screen() {
  const { filter, setFilter } = useAddressFilter(leaderboardFields)
  const seasons = useQuery(seasonsQuery)
  const leagues = useQuery(leagueNamesQuery)
  const all = seasons.data?.items ?? []
  const { likely, isLooking } = useLikelySeason(all, !filter.season && !filter.league)
  const season = isLooking ? undefined : (likely ?? chosenSeason(all, filter))
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
      {(seasons.isPending || leagues.isPending || isLooking) && <Skeleton lines={6} className="h-12" />}
      {seasons.isError && (
        <QueryFailure
          title="The seasons did not load"
          error={seasons.error}
          retrying={seasons.isFetching}
          onRetry={() => void seasons.refetch()}
        />
      )}
      {seasons.data && !season && !isLooking && (
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
          <div className="mb-4 max-w-md">
            <Select
              aria-label="Season"
              value={season.id}
              onChange={({ target }) =>
                setFilter({
                  season: target.value,
                  league: undefined,
                  format: undefined,
                  class: undefined,
                  state: undefined,
                  closing: undefined,
                })
              }
            >
              {withSeasons.length > 1 ? (
                withSeasons.map(({ id, name }) => (
                  <optgroup key={id} label={name}>
                    <SeasonOptions seasons={all.filter(({ leagueId }) => leagueId === id)} />
                  </optgroup>
                ))
              ) : (
                <SeasonOptions seasons={all} />
              )}
            </Select>
          </div>
          <SeasonBoard key={season.id} season={season} />
        </>
      )}
    </div>
  )
}

const SeasonOptions = ({ seasons }: { seasons: readonly Season[] }) =>
  seasons.map(({ id, name, status }) => (
    <option key={id} value={id}>
      {status === 'closed' ? `${name} (final)` : name}
    </option>
  ))
