import { useQueryClient } from '@tanstack/react-query'
import { AppError } from '#shared/errors.ts'
import {
  checkLeagueNumber,
  createLeague,
  removeLeagueNumber,
  setLeagueNumber,
  updateLeague,
} from '#shared/rules/leagues/contract.ts'
import type { League, LeagueFields } from '#shared/rules/leagues/league.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { call } from '#web/lib/call.ts'
import { leaguesQuery } from './league-queries.ts'
import { useRefreshLeagues } from './use-refresh-leagues.ts'

const changes = [['leagues']]

export const useSetNumber = command(setLeagueNumber, { changes })
export const useRemoveNumber = command(removeLeagueNumber, { changes })
export const useCheckNumber = command(checkLeagueNumber, { changes })

export type LeagueDraft = LeagueFields & { version?: number | undefined }

/** Creates a league, or changes the one with this id, for `useEditForm`. */
export function useSaveLeague(id: League['id'] | undefined) {
  const queryClient = useQueryClient()
  const refresh = useRefreshLeagues()
  return {
    send: (
      { fields, thing: { version } }: { fields: LeagueFields; thing: LeagueDraft },
      idempotencyKey: string,
    ): Promise<LeagueDraft> =>
      id === undefined || version === undefined
        ? call(createLeague, { body: fields }, { idempotencyKey })
        : call(updateLeague, { params: { leagueId: id }, body: { ...fields, version } }, { idempotencyKey }),
    refresh,
    onStale: refresh,
    latest: async (): Promise<LeagueDraft> => {
      const { items } = await queryClient.fetchQuery({ ...leaguesQuery, staleTime: 0 })
      const league = items.find((one) => one.id === id)
      if (!league) throw new AppError('not_found', 'league_not_found', 'League not found')
      return league
    },
  }
}
