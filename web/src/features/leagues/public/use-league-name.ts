import { useQuery } from '@tanstack/react-query'
import type { League } from '#shared/leagues/league.ts'
import { leaguesQuery } from '../api/leagues-query.ts'

/** How a league is called, once that is known. */
export const useLeagueName = (leagueId: League['id']): string | undefined =>
  useQuery(leaguesQuery).data?.items.find(({ id }) => id === leagueId)?.name
