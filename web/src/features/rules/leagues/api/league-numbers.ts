import { queryOptions } from '@tanstack/react-query'
import {
  checkLeagueNumber,
  listLeagueNumbers,
  listMyLeagueNumbers,
  type MemberNumber,
  removeLeagueNumber,
  setLeagueNumber,
} from '#shared/rules/leagues/contract.ts'
import type { League, LeagueNumber } from '#shared/rules/leagues/league.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'
import { useRefreshLeagues } from './use-refresh-leagues.ts'

/** Reads as many numbers as a choice has leagues. */
export const myNumbersQuery = queryOptions({
  queryKey: ['leagues', 'my-numbers'],
  queryFn: ({ signal }) => call(listMyLeagueNumbers, { query: { limit: 100 } }, { signal }),
})

export type SaidNumber = Pick<LeagueNumber, 'number' | 'validUntilOn'>

export function useSetNumber({ id: leagueId }: League) {
  const refresh = useRefreshLeagues()
  return useCommand({
    send: (body: SaidNumber, idempotencyKey) =>
      call(setLeagueNumber, { params: { leagueId }, body }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}

export function useRemoveNumber() {
  const refresh = useRefreshLeagues()
  return useCommand({
    send: ({ leagueId }: Pick<LeagueNumber, 'leagueId'>, idempotencyKey) =>
      call(removeLeagueNumber, { params: { leagueId } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}

/** The numbers that members have in a league, for administrators. */
export const numbersQuery = (leagueId: League['id']) =>
  pagesQuery(listLeagueNumbers, { key: ['leagues', 'numbers', leagueId], params: { leagueId } })

export function useCheckNumber() {
  const refresh = useRefreshLeagues()
  return useCommand({
    send: ({ leagueId, userId, checkedBy, version }: MemberNumber, idempotencyKey) =>
      call(
        checkLeagueNumber,
        { params: { leagueId, userId }, body: { checked: !checkedBy, version } },
        { idempotencyKey },
      ),
    onDone: refresh,
    onStale: refresh,
  })
}
