import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { LeagueId } from '#shared/rules/leagues/league-id.ts'
import { Rulebook, RulebookFields } from './rulebook.ts'
import { RulebookCard } from './rulebook-card.ts'

const ofLeague = z.strictObject({ leagueId: LeagueId })
const params = z.strictObject({
  leagueId: LeagueId,
  versionNo: z.coerce.number().check(z.int('Must be a whole number'), z.gte(1), z.lte(9999)),
})
const version = z.int().check(z.gte(1))

export const listRulebookVersions = route({
  name: 'listRulebookVersions',
  method: 'GET',
  path: '/api/leagues/:leagueId/rulebooks',
  auth: 'public',
  caching: 'revalidate',
  summary: 'The published versions of a league’s rulebook, newest first. A page may be short or empty',
  params: ofLeague,
  query: z.strictObject({ ...pageQuery(20) }),
  response: Page(RulebookCard),
  errors: ['invalid_cursor'],
})

export const getRulebook = route({
  name: 'getRulebook',
  method: 'GET',
  path: '/api/leagues/:leagueId/rulebooks/:versionNo',
  auth: 'public',
  caching: 'revalidate',
  summary: 'A version of a league’s rulebook that was published',
  params,
  response: Rulebook,
  errors: ['rulebook_not_found'],
})

export const listRulebooks = route({
  name: 'listRulebooks',
  method: 'GET',
  path: '/api/admin/leagues/:leagueId/rulebooks',
  auth: 'admin',
  summary: 'Every version of a league’s rulebook, newest first, drafts included',
  params: ofLeague,
  query: z.strictObject({ ...pageQuery(20) }),
  response: Page(RulebookCard),
  errors: ['league_not_found', 'invalid_cursor'],
})

export const getRulebookDraft = route({
  name: 'getRulebookDraft',
  method: 'GET',
  path: '/api/admin/leagues/:leagueId/rulebooks/:versionNo',
  auth: 'admin',
  summary: 'A version of a league’s rulebook, also as a draft',
  params,
  response: Rulebook,
  errors: ['rulebook_not_found'],
})

export const draftRulebook = route({
  name: 'draftRulebook',
  method: 'POST',
  path: '/api/admin/leagues/:leagueId/rulebooks',
  auth: 'admin',
  summary: 'A draft of the next version of a league’s rulebook: empty, or a copy of a version',
  params: ofLeague,
  body: z.strictObject({
    title: RulebookFields.shape.title,
    copyOf: z.optional(z.int().check(z.gte(1))),
  }),
  status: 201,
  response: Rulebook,
  errors: ['league_not_found', 'rulebook_not_found', 'version_conflict'],
})

export const updateRulebook = route({
  name: 'updateRulebook',
  method: 'PUT',
  path: '/api/admin/leagues/:leagueId/rulebooks/:versionNo',
  auth: 'admin',
  summary: 'Change a draft of a rulebook; what does not fit together yet is allowed until it is published',
  params,
  body: z.extend(RulebookFields, { version }),
  response: Rulebook,
  errors: ['rulebook_not_found', 'rulebook_published', 'version_conflict'],
})

export const publishRulebook = route({
  name: 'publishRulebook',
  method: 'POST',
  path: '/api/admin/leagues/:leagueId/rulebooks/:versionNo/publish',
  auth: 'admin',
  summary: 'Make a version of a rulebook public for good; a second call changes nothing',
  params,
  body: z.strictObject({ version }),
  response: Rulebook,
  errors: ['rulebook_not_found', 'rulebook_retired', 'rulebook_incomplete', 'version_conflict'],
})

export const retireRulebook = route({
  name: 'retireRulebook',
  method: 'POST',
  path: '/api/admin/leagues/:leagueId/rulebooks/:versionNo/retire',
  auth: 'admin',
  summary: 'Offer a version of a rulebook to no more seasons and events; a second call changes nothing',
  params,
  body: z.strictObject({ version }),
  response: Rulebook,
  errors: ['rulebook_not_found', 'rulebook_draft', 'version_conflict'],
})
