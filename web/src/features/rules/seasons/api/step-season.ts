import { rebuildStandings } from '#shared/leaderboard/standings/contract.ts'
import { closeSeason, copySeason, openSeason, reopenSeason } from '#shared/rules/seasons/contract.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { useRefreshLeagues } from '#web/features/rules/leagues/api/use-refresh-leagues.ts'
import { call } from '#web/lib/call.ts'

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

export function useReopenSeason(season: Season) {
  const refresh = useRefreshLeagues()
  return useCommand({
    send: ({ reason }: { reason: string }, idempotencyKey) =>
      call(reopenSeason, { ...named(season), body: { version: season.version, reason } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}

/** Rebuilds the standings of a season in the background. */
export const useRebuildStandings = () =>
  useCommand({
    send: (season: Season, idempotencyKey) => call(rebuildStandings, named(season), { idempotencyKey }),
  })
