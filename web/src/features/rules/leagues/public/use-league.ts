import { useQuery } from '@tanstack/react-query'
import type { League } from '#shared/rules/leagues/league.ts'
import type { ListedLeague } from '#shared/rules/leagues/list-contract.ts'
import { leaguesQuery } from '../api/league-queries.ts'

/** Returns a league, with its organization, once it is known. */
export const useLeague = (leagueId: League['id']): ListedLeague | undefined =>
  useQuery(leaguesQuery).data?.items.find(({ id }) => id === leagueId)
