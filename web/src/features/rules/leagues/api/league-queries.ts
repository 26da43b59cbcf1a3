import { listLeagues } from '#shared/rules/leagues/list-contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query } from '#web/lib/query.ts'

export const leaguePagesQuery = pagesQuery(listLeagues, { key: ['leagues', listLeagues.name] })

/** Reads as many leagues as a choice can offer. */
export const leaguesQuery = query('leagues', listLeagues, { query: { limit: 100 } })
