import { useQueryClient } from '@tanstack/react-query'
import { AppError } from '#shared/errors.ts'
import {
  checkLeagueNumber,
  checkNumberOfOrganization,
  createLeague,
  removeLeagueNumber,
  setLeagueNumber,
  updateLeague,
  updateLeagueOfOrganization,
} from '#shared/rules/leagues/contract.ts'
import type { League, LeagueFields } from '#shared/rules/leagues/league.ts'
import type { ListedLeague } from '#shared/rules/leagues/list-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { call } from '#web/lib/call.ts'
import { leaguesQuery } from './league-queries.ts'
import { useRefreshLeagues } from './use-refresh-leagues.ts'

const changes = [['leagues']]

export const useSetNumber = command(setLeagueNumber, { changes })
export const useRemoveNumber = command(removeLeagueNumber, { changes })
export const useCheckNumber = command(checkLeagueNumber, { changes })
export const useCheckOwnNumber = command(checkNumberOfOrganization, { changes })

export type LeagueDraft = LeagueFields & Partial<Pick<ListedLeague, 'version' | 'organization'>>

/** Changes a league: as an administrator, or, if it is one’s own, for its organization, which stays as it is. */
const change = (
  leagueId: League['id'],
  { organizationId, ...text }: LeagueFields,
  version: number,
  { isOwn, idempotencyKey }: { isOwn: boolean; idempotencyKey: string },
): Promise<League> =>
  isOwn
    ? call(
        updateLeagueOfOrganization,
        { params: { leagueId }, body: { ...text, version } },
        { idempotencyKey },
      )
    : call(
        updateLeague,
        { params: { leagueId }, body: { ...text, ...(organizationId && { organizationId }), version } },
        { idempotencyKey },
      )

/** Creates a league, or changes the one with this id, for `useEditForm`. */
export function useSaveLeague(id: League['id'] | undefined, isOwn: boolean) {
  const queryClient = useQueryClient()
  const refresh = useRefreshLeagues()
  return {
    send: (
      { fields, thing: { version } }: { fields: LeagueFields; thing: LeagueDraft },
      idempotencyKey: string,
    ): Promise<LeagueDraft> =>
      id === undefined || version === undefined
        ? call(createLeague, { body: fields }, { idempotencyKey })
        : change(id, fields, version, { isOwn, idempotencyKey }),
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
