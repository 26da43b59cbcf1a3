import { useQueryClient } from '@tanstack/react-query'
import { AppError } from '#shared/errors.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import { createSeason, listAllSeasons, updateSeason } from '#shared/rules/seasons/contract.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { useRefreshLeagues } from '#web/features/rules/leagues/api/use-refresh-leagues.ts'
import { call } from '#web/lib/call.ts'
import type { SeasonDraft } from '../components/season-values.ts'

type Fields = Omit<BodyOf<typeof updateSeason>, 'version'>

/** Creates a season of a league, or changes the one with this id, for `useEditForm`. */
export function useSaveSeason(leagueId: League['id'], seasonId: Season['id'] | undefined) {
  const queryClient = useQueryClient()
  const refresh = useRefreshLeagues()
  return {
    send: (
      { fields, thing: { version } }: { fields: Fields; thing: SeasonDraft },
      idempotencyKey: string,
    ): Promise<SeasonDraft> => {
      const { reason, ...season } = fields
      if (seasonId === undefined || version === undefined)
        return call(createSeason, { params: { leagueId }, body: season }, { idempotencyKey })
      const body = { ...season, version, ...(reason && { reason }) }
      return call(updateSeason, { params: { leagueId, seasonId }, body }, { idempotencyKey })
    },
    refresh,
    onStale: refresh,
    latest: async (): Promise<SeasonDraft> => {
      const { items } = await queryClient.fetchQuery({
        queryKey: ['leagues', 'latest-seasons', leagueId],
        queryFn: ({ signal }) =>
          call(listAllSeasons, { params: { leagueId }, query: { limit: 100 } }, { signal }),
        staleTime: 0,
      })
      const season = items.find(({ id }) => id === seasonId)
      if (!season) throw new AppError('not_found', 'season_not_found', 'Season not found')
      return season
    },
  }
}
