import { listLeagueNumbers, listLeagues, listMyLeagueNumbers } from '#shared/rules/leagues/contract.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query } from '#web/lib/query.ts'

export const leaguePagesQuery = pagesQuery(listLeagues, { key: ['leagues', listLeagues.name] })

/** Reads as many leagues as a choice can offer. */
export const leaguesQuery = query('leagues', listLeagues, { query: { limit: 100 } })

/** Reads as many numbers as a choice has leagues. */
export const myNumbersQuery = query('leagues', listMyLeagueNumbers, { query: { limit: 100 } })

/** The numbers that members have in a league, for administrators. */
export const numbersQuery = (leagueId: League['id']) =>
  pagesQuery(listLeagueNumbers, { key: ['leagues', listLeagueNumbers.name, leagueId], params: { leagueId } })
