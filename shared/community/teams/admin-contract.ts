import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { text } from '#shared/text.ts'
import { Team, TeamFields, TeamId } from './team.ts'

export const AdminTeam = z.object({
  ...Team.shape,
  ownerName: z.string(),
  /** An owner whose account is gone or suspended can be replaced. */
  ownerActive: z.boolean(),
})
export type AdminTeam = z.infer<typeof AdminTeam>

export const listAllTeams = route({
  name: 'listAllTeams',
  method: 'GET',
  path: '/api/admin/teams',
  auth: 'admin',
  summary: 'All teams by name. A page of a search may be short even if there is a next page',
  query: z.strictObject({
    ...pageQuery(25),
    q: z.optional(text(60)),
    status: z.optional(z.enum(['active', 'archived'])),
  }),
  response: Page(AdminTeam),
  errors: ['invalid_cursor'],
})

export const updateTeamAsAdmin = route({
  name: 'updateTeamAsAdmin',
  method: 'PUT',
  path: '/api/admin/teams/:teamId',
  auth: 'admin',
  namesAnyUser: true,
  summary: 'Rename a team, archive it, or give it another owner; its owner is told why',
  params: z.strictObject({ teamId: TeamId }),
  body: z.strictObject({
    name: TeamFields.shape.name,
    tag: TeamFields.shape.tag,
    ownerId: UserId,
    archived: z.boolean(),
    reason: text(500, 1),
    version: z.int().check(z.gte(1)),
  }),
  response: AdminTeam,
  errors: [
    'team_not_found',
    'team_name_taken',
    'member_not_found',
    'owner_active',
    'team_archived',
    'version_conflict',
  ],
})
