import { useQueryClient } from '@tanstack/react-query'
import { AppError } from '#shared/errors.ts'
import { rebuildStandings } from '#shared/leaderboard/standings/contract.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import {
  closeSeason,
  copySeason,
  createSeason,
  openSeason,
  reopenSeason,
  updateSeason,
} from '#shared/rules/seasons/contract.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { useRefreshLeagues } from '#web/features/rules/leagues/api/use-refresh-leagues.ts'
import { call } from '#web/lib/call.ts'
import type { SeasonDraft } from '../components/season-values.ts'
import { latestSeasonsQuery } from './admin-season-queries.ts'

export const useReopenSeason = command(reopenSeason, { changes: [['leagues']] })

/** Rebuilds the standings of a season in the background. */
export const useRebuildStandings = command(rebuildStandings)

type Step = { to: 'open' | 'close' | 'copy'; season: Season }

const named = ({ id: seasonId, leagueId }: Season) => ({ params: { leagueId, seasonId } })

export function useStepSeason() {
  const refresh = useRefreshLeagues()
  return useCommand({
    send: ({ to, season }: Step, idempotencyKey): Promise<Season> => {
      if (to === 'copy') return call(copySeason, named(season), { idempotencyKey })
      const body = { version: season.version }
      return call(to === 'open' ? openSeason : closeSeason, { ...named(season), body }, { idempotencyKey })
    },
    onDone: refresh,
    onStale: refresh,
  })
}

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
      const { items } = await queryClient.fetchQuery({ ...latestSeasonsQuery(leagueId), staleTime: 0 })
      const season = items.find(({ id }) => id === seasonId)
      if (!season) throw new AppError('not_found', 'season_not_found', 'Season not found')
      return season
    },
  }
}
