import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { LeagueId } from '#shared/rules/leagues/league-id.ts'
import { text } from '#shared/text.ts'
import { SeasonId } from './event-season.ts'
import { Season, SeasonFields } from './season.ts'

export const listSeasons = route({
  name: 'listSeasons',
  method: 'GET',
  path: '/api/leagues/seasons',
  auth: 'public',
  caching: 'revalidate',
  summary: 'The seasons that are running or over, of all leagues or of one, newest first',
  query: z.strictObject({ ...pageQuery(20), leagueId: z.optional(LeagueId) }),
  response: Page(Season),
  errors: ['invalid_cursor'],
})

export const getSeason = route({
  name: 'getSeason',
  method: 'GET',
  path: '/api/leagues/seasons/:seasonId',
  auth: 'public',
  caching: 'revalidate',
  summary: 'A season that is running or over, with what has been changed while it ran',
  params: z.strictObject({ seasonId: SeasonId }),
  response: Season,
  errors: ['season_not_found'],
})

const ofLeague = z.strictObject({ leagueId: LeagueId })
const params = z.strictObject({ leagueId: LeagueId, seasonId: SeasonId })
const version = z.int().check(z.gte(1))
const Fields = z.omit(SeasonFields, { leagueId: true })
const reason = text(500)

export const listAllSeasons = route({
  name: 'listAllSeasons',
  method: 'GET',
  path: '/api/admin/leagues/:leagueId/seasons',
  auth: 'admin',
  summary: 'Every season of a league, newest first, drafts included',
  params: ofLeague,
  query: z.strictObject({ ...pageQuery(20) }),
  response: Page(Season),
  errors: ['league_not_found', 'invalid_cursor'],
})

export const createSeason = route({
  name: 'createSeason',
  method: 'POST',
  path: '/api/admin/leagues/:leagueId/seasons',
  auth: 'admin',
  summary: 'A new season of a league, as a draft',
  params: ofLeague,
  body: Fields,
  status: 201,
  response: Season,
  errors: ['league_not_found', 'season_days', 'season_rulebook'],
})

export const copySeason = route({
  name: 'copySeason',
  method: 'POST',
  path: '/api/admin/leagues/:leagueId/seasons/:seasonId/copy',
  auth: 'admin',
  summary: 'A draft for the next year, with the rules of a season',
  params,
  status: 201,
  response: Season,
  errors: ['season_not_found'],
})

export const updateSeason = route({
  name: 'updateSeason',
  method: 'PUT',
  path: '/api/admin/leagues/:leagueId/seasons/:seasonId',
  auth: 'admin',
  summary: 'Change a season: everything of a draft, little of a running one, and points only with a reason',
  params,
  body: z.extend(Fields, { version, reason: z.optional(reason) }),
  response: Season,
  errors: [
    'season_not_found',
    'season_closed',
    'season_running',
    'season_reason_needed',
    'season_days',
    'season_rulebook',
    'version_conflict',
  ],
})

export const openSeason = route({
  name: 'openSeason',
  method: 'POST',
  path: '/api/admin/leagues/:leagueId/seasons/:seasonId/open',
  auth: 'admin',
  summary: 'Let a season run; a second call changes nothing',
  params,
  body: z.strictObject({ version }),
  response: Season,
  errors: ['season_not_found', 'season_closed', 'season_rulebook', 'version_conflict'],
})

export const closeSeason = route({
  name: 'closeSeason',
  method: 'POST',
  path: '/api/admin/leagues/:leagueId/seasons/:seasonId/close',
  auth: 'admin',
  summary: 'End a season; a second call changes nothing',
  params,
  body: z.strictObject({ version }),
  response: Season,
  errors: ['season_not_found', 'season_draft', 'version_conflict'],
})

export const reopenSeason = route({
  name: 'reopenSeason',
  method: 'POST',
  path: '/api/admin/leagues/:leagueId/seasons/:seasonId/reopen',
  auth: 'admin',
  summary: 'Let a closed season run again, with the reason in the log; a second call changes nothing',
  params,
  body: z.strictObject({ version, reason: text(500, 10) }),
  response: Season,
  errors: ['season_not_found', 'season_draft', 'version_conflict'],
})
