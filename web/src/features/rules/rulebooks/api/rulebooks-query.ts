import { queryOptions } from '@tanstack/react-query'
import type { League } from '#shared/rules/leagues/league.ts'
import { getRulebookDraft, listRulebooks } from '#shared/rules/rulebooks/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'

export const rulebooksQuery = (leagueId: League['id']) =>
  pagesQuery(listRulebooks, { key: ['leagues', 'rulebooks', leagueId], params: { leagueId } })

/** Reads as many versions as a choice can offer, newest first. */
export const versionsQuery = (leagueId: League['id']) =>
  queryOptions({
    queryKey: ['leagues', 'versions', leagueId],
    queryFn: ({ signal }) => call(listRulebooks, { params: { leagueId }, query: { limit: 100 } }, { signal }),
  })

export const rulebookQuery = (leagueId: League['id'], versionNo: number) =>
  queryOptions({
    queryKey: ['leagues', 'rulebook', leagueId, versionNo],
    queryFn: ({ signal }) => call(getRulebookDraft, { params: { leagueId, versionNo } }, { signal }),
  })
