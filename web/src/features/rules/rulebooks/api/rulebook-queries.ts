import type { League } from '#shared/rules/leagues/league.ts'
import {
  getRulebook,
  getRulebookDraft,
  listRulebooks,
  listRulebookVersions,
} from '#shared/rules/rulebooks/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query, queryOrNull } from '#web/lib/query.ts'

// A change of a league is read again in its rulebooks, too.
const noun = 'leagues'

export const publishedRulebookQuery = (leagueId: string, versionNo: number) =>
  queryOrNull(noun, getRulebook, { params: { leagueId: leagueId as League['id'], versionNo } })

/** Reads as many published versions as a choice can offer, newest first. */
export const publishedVersionsQuery = (leagueId: League['id']) =>
  query(noun, listRulebookVersions, { params: { leagueId }, query: { limit: 100 } })

/** The versions with their drafts, for administrators. */
export const rulebooksQuery = (leagueId: League['id']) =>
  pagesQuery(listRulebooks, { key: [noun, listRulebooks.name, leagueId], params: { leagueId } })

/** Reads as many versions with their drafts as a choice can offer, newest first. */
export const versionsQuery = (leagueId: League['id']) =>
  query(noun, listRulebooks, { params: { leagueId }, query: { limit: 100 } })

export const rulebookQuery = (leagueId: League['id'], versionNo: number) =>
  query(noun, getRulebookDraft, { params: { leagueId, versionNo } })
