import type { League } from '#shared/rules/leagues/league.ts'
import { listAllSeasons } from '#shared/rules/seasons/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

export const seasonsQuery = (leagueId: League['id']) =>
  pagesQuery(listAllSeasons, { key: ['leagues', 'seasons', leagueId], params: { leagueId } })
