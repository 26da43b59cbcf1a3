import { leagueNamesQuery, seasonsQuery } from './standing-queries.ts'

export const queries = () => [seasonsQuery, leagueNamesQuery]
