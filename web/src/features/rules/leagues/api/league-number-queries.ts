import {
  listLeagueNumbers,
  listMyLeagueNumbers,
  listNumbersOfOrganization,
} from '#shared/rules/leagues/contract.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query } from '#web/lib/query.ts'

/** Reads as many numbers as a choice has leagues. */
export const myNumbersQuery = query('leagues', listMyLeagueNumbers, { query: { limit: 100 } })

/** The numbers that members have in a league, for administrators. */
export const numbersQuery = (leagueId: League['id']) =>
  pagesQuery(listLeagueNumbers, { key: ['leagues', listLeagueNumbers.name, leagueId], params: { leagueId } })

/** The same for those who run the organization of the league. */
export const ownNumbersQuery = (leagueId: League['id']) =>
  pagesQuery(listNumbersOfOrganization, {
    key: ['leagues', listNumbersOfOrganization.name, leagueId],
    params: { leagueId },
  })
