import { useQuery } from '@tanstack/react-query'
import type { League } from '#shared/rules/leagues/league.ts'
import { leaguesQuery } from '../api/league-queries.ts'

/** Returns the name of a league, once it is known. */
export const useLeagueName = (leagueId: League['id']): string | undefined =>
  useQuery(leaguesQuery).data?.items.find(({ id }) => id === leagueId)?.name
