import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { LeagueId } from '#shared/rules/leagues/league-id.ts'
import { SeasonId } from '#shared/rules/seasons/event-season.ts'
import { CompetitionRecord, RecordHolder } from './competition-record.ts'

export const listRecords = route({
  name: 'listRecords',
  method: 'GET',
  path: '/api/leagues/leaderboard/records',
  auth: 'public',
  caching: 'revalidate',
  summary: 'The records of the classes of a league, of all time or of a season, with everyone who holds them',
  query: z.strictObject({ ...pageQuery(100), leagueId: LeagueId, seasonId: z.optional(SeasonId) }),
  response: Page(
    z.object({
      ...z.omit(CompetitionRecord, { version: true, holders: true }).shape,
      className: z.string(),
      holders: z.array(
        z.object({ ...RecordHolder.shape, name: z.string(), profilePath: z.optional(z.string()) }),
      ),
    }),
  ),
  errors: ['league_not_found', 'invalid_cursor'],
})
