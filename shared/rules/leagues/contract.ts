import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { League, LeagueFields, LeagueNumber, LeagueText } from './league.ts'
import { LeagueId } from './league-id.ts'

const params = z.strictObject({ leagueId: LeagueId })
const version = z.int().check(z.gte(1))
/** An organization takes a league only while it is active. */
const organizationErrors = [
  'organization_not_found',
  'org_not_active',
  'org_suspended',
  'org_archived',
] as const

export const createLeague = route({
  name: 'createLeague',
  method: 'POST',
  path: '/api/admin/leagues',
  auth: 'admin',
  summary: 'A new league, which has no rules and no seasons yet',
  body: LeagueFields,
  status: 201,
  response: League,
  errors: organizationErrors,
})

export const updateLeague = route({
  name: 'updateLeague',
  method: 'PUT',
  path: '/api/admin/leagues/:leagueId',
  auth: 'admin',
  summary: 'Change what is said about a league',
  params,
  body: z.extend(LeagueFields, { version }),
  response: League,
  errors: ['league_not_found', ...organizationErrors, 'version_conflict'],
})

export const updateLeagueOfOrganization = route({
  name: 'updateLeagueOfOrganization',
  method: 'PUT',
  path: '/api/leagues/:leagueId',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Change what a league says of itself; for those who run its organization',
  params,
  body: z.extend(LeagueText, { version }),
  response: League,
  errors: ['league_not_found', 'org_role', 'version_conflict'],
  rateLimit: { max: 120, seconds: 3600, per: 'user' },
})

export const listMyLeagueNumbers = route({
  name: 'listMyLeagueNumbers',
  method: 'GET',
  path: '/api/leagues/numbers',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The numbers that the caller has in leagues',
  query: z.strictObject({ ...pageQuery(50) }),
  response: Page(LeagueNumber),
  errors: ['invalid_cursor'],
})

export const setLeagueNumber = route({
  name: 'setLeagueNumber',
  method: 'PUT',
  path: '/api/leagues/:leagueId/number',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Say which number the caller has in a league; another number counts as not checked',
  params,
  body: z.strictObject({
    number: LeagueNumber.shape.number,
    validUntilOn: LeagueNumber.shape.validUntilOn,
  }),
  response: LeagueNumber,
  errors: ['league_not_found', 'league_without_numbers', 'version_conflict'],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})

export const removeLeagueNumber = route({
  name: 'removeLeagueNumber',
  method: 'DELETE',
  path: '/api/leagues/:leagueId/number',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Take the caller’s number of a league away. A second call changes nothing',
  params,
  errors: ['league_not_found', 'version_conflict'],
})

/** A number as those who check it see it, with whose it is. */
export const MemberNumber = z.object({ ...LeagueNumber.shape, memberName: z.string() })
export type MemberNumber = z.infer<typeof MemberNumber>

export const listLeagueNumbers = route({
  name: 'listLeagueNumbers',
  method: 'GET',
  path: '/api/admin/leagues/:leagueId/numbers',
  auth: 'admin',
  summary: 'The numbers that members say they have in a league, in the order of the numbers',
  params,
  query: z.strictObject({ ...pageQuery(50) }),
  response: Page(MemberNumber),
  errors: ['league_not_found', 'invalid_cursor'],
})

export const checkLeagueNumber = route({
  name: 'checkLeagueNumber',
  method: 'PUT',
  path: '/api/admin/leagues/:leagueId/numbers/:userId/check',
  auth: 'admin',
  namesAnyUser: true,
  summary: 'Say that a number was checked, or that it was not after all. A second call changes nothing',
  params: z.extend(params, { userId: UserId }),
  body: z.strictObject({ checked: z.boolean(), version }),
  response: MemberNumber,
  errors: ['league_number_not_found', 'version_conflict'],
})

export const listNumbersOfOrganization = route({
  name: 'listNumbersOfOrganization',
  method: 'GET',
  path: '/api/leagues/:leagueId/numbers',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary:
    'The numbers that members say they have in a league, in the order of the numbers; for those who run its organization',
  params,
  query: z.strictObject({ ...pageQuery(50) }),
  response: Page(MemberNumber),
  errors: ['league_not_found', 'org_role', 'invalid_cursor'],
})

export const checkNumberOfOrganization = route({
  name: 'checkNumberOfOrganization',
  method: 'PUT',
  path: '/api/leagues/:leagueId/numbers/:memberId/check',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary:
    'Say that a number was checked, or that it was not after all; for those who run the organization of the league. A second call changes nothing',
  params: z.extend(params, { memberId: UserId }),
  body: z.strictObject({ checked: z.boolean(), version }),
  response: MemberNumber,
  errors: ['league_not_found', 'org_role', 'own_number', 'league_number_not_found', 'version_conflict'],
})
