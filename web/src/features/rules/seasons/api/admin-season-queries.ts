import { listStandingClasses, previewSeasonChange } from '#shared/leaderboard/standings/contract.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import { listAllSeasons } from '#shared/rules/seasons/contract.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query } from '#web/lib/query.ts'

// A change of a league is read again in its seasons, too.
const noun = 'leagues'

export const seasonsQuery = (leagueId: League['id']) =>
  pagesQuery(listAllSeasons, { key: [noun, listAllSeasons.name, leagueId], params: { leagueId } })

/** Reads as many seasons as a form may need to find its own. */
export const latestSeasonsQuery = (leagueId: League['id']) =>
  query(noun, listAllSeasons, { params: { leagueId }, query: { limit: 100 } })

/** The classes of a season that have results to try rules on. */
export const triedClassesQuery = (seasonId: Season['id']) =>
  query(noun, listStandingClasses, { params: { seasonId } })

type Body = BodyOf<typeof previewSeasonChange>
export type AskedPreview = { leagueId: Season['leagueId']; seasonId: Season['id']; body: Body }

/** The members who would move in a class of a season under other rules. */
export const previewQuery = ({ leagueId, seasonId, body }: AskedPreview) =>
  query(noun, previewSeasonChange, { params: { leagueId, seasonId }, body })
