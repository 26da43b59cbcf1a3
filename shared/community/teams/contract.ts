import * as z from 'zod/mini'
import { NamedOrganization, OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { line, text } from '#shared/text.ts'
import { Team, TeamFields, TeamId, TeamInvite, TeamRole } from './team.ts'

/** A team as a card in a list. */
export const TeamCard = z.object({
  ...z.pick(Team, {
    id: true,
    name: true,
    tag: true,
    city: true,
    state: true,
    logoUrl: true,
    joining: true,
    capacity: true,
    memberCount: true,
  }).shape,
})
export type TeamCard = z.infer<typeof TeamCard>

export const listTeams = route({
  name: 'listTeams',
  method: 'GET',
  path: '/api/teams',
  auth: 'public',
  caching: 'minute',
  summary: 'Active teams by name. A page of a filtered list may be short even if there is a next page',
  query: z.strictObject({
    ...pageQuery(24),
    q: z.optional(text(60)),
    state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a state'))),
    joinable: z.optional(z.enum(['yes'])),
  }),
  response: Page(TeamCard),
  errors: ['invalid_cursor'],
})

export const RosterMember = z.object({
  name: z.string(),
  role: TeamRole,
  from: z.iso.datetime(),
  /** Their public profile, where they have one. */
  path: z.optional(z.string()),
  pictureUrl: z.optional(z.string()),
})
export type RosterMember = z.infer<typeof RosterMember>

export const PublicTeam = z.object({
  ...z.omit(Team, { ownerId: true, removed: true, organizationId: true }).shape,
  /** The organization that it belongs to. */
  organization: z.optional(NamedOrganization),
  /** The members whose profiles are public, by name, and the number of others. */
  roster: z.array(RosterMember),
  others: z.int(),
})
export type PublicTeam = z.infer<typeof PublicTeam>

export const teamParams = z.strictObject({ teamId: TeamId })

export const getTeam = route({
  name: 'getTeam',
  method: 'GET',
  path: '/api/teams/:teamId',
  auth: 'public',
  caching: 'revalidate',
  summary: 'A team and its roster',
  params: teamParams,
  response: PublicTeam,
  errors: ['team_not_found'],
})

/** A team as a member of the platform may see it, and what they may do in it. */
export const OwnTeam = z.object({
  team: Team,
  role: z.optional(TeamRole),
  /** Set for those who run the organization of the team: they act in it like a co-owner. */
  organizationRole: z.optional(z.enum(['owner', 'manager'])),
  /** Only where the team itself is asked for. */
  organization: z.optional(NamedOrganization),
  /** An invitation to the caller, or their request, that still counts. */
  pending: z.optional(TeamInvite),
  /** Another team that the caller is in. */
  otherTeam: z.optional(z.object({ id: TeamId, name: z.string() })),
})
export type OwnTeam = z.infer<typeof OwnTeam>

export const getOwnTeam = route({
  name: 'getOwnTeam',
  method: 'GET',
  path: '/api/teams/:teamId/own',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'What the caller is in a team, and what waits for their answer',
  params: teamParams,
  response: OwnTeam,
  errors: ['team_not_found'],
})

export const listMyTeams = route({
  name: 'listMyTeams',
  method: 'GET',
  path: '/api/teams/mine',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The caller’s team, their invitations and requests, and the teams they were in',
  response: z.object({
    current: z.optional(z.object({ team: Team, role: TeamRole })),
    pending: z.array(z.object({ invite: TeamInvite, team: TeamCard })),
    past: z.array(z.object({ team: TeamCard, from: z.iso.datetime(), until: z.iso.datetime() })),
  }),
})

const logo = { logoUploadId: z.optional(line(60)) }

export const createTeam = route({
  name: 'createTeam',
  method: 'POST',
  path: '/api/teams',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Create a team and own it',
  body: z.strictObject({ ...TeamFields.shape, ...logo }),
  response: OwnTeam,
  status: 201,
  errors: [
    'in_a_team',
    'team_name_taken',
    'upload_not_found',
    'upload_rejected',
    'account_leaving',
    'version_conflict',
  ],
  rateLimit: { max: 5, seconds: 86_400, per: 'user' },
})

export const updateTeam = route({
  name: 'updateTeam',
  method: 'PUT',
  path: '/api/teams/:teamId',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Change what a team says of itself and how people join; for its owner and co-owners',
  params: teamParams,
  body: z.strictObject({
    ...TeamFields.shape,
    ...logo,
    removeLogo: z.optional(z.boolean()),
    version: z.int().check(z.gte(1)),
  }),
  response: OwnTeam,
  errors: [
    'team_not_found',
    'not_allowed_in_team',
    'team_name_taken',
    'capacity_too_low',
    'team_archived',
    'upload_not_found',
    'upload_rejected',
    'version_conflict',
  ],
  rateLimit: { max: 120, seconds: 3600, per: 'user' },
})

export const setTeamOrganization = route({
  name: 'setTeamOrganization',
  method: 'PUT',
  path: '/api/teams/:teamId/organization',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary:
    'Give a team to an active organization that its owner runs; without one, take it back, also for owners of that organization',
  params: teamParams,
  body: z.strictObject({
    organizationId: z.optional(OrganizationId),
    version: z.int().check(z.gte(1)),
  }),
  response: OwnTeam,
  errors: [
    'team_not_found',
    'not_allowed_in_team',
    'team_archived',
    'organization_not_found',
    'org_role',
    'org_not_active',
    'org_suspended',
    'org_archived',
    'version_conflict',
  ],
})

export const listOrganizationTeams = route({
  name: 'listOrganizationTeams',
  method: 'GET',
  path: '/api/teams/of-organization/:organizationId',
  auth: 'public',
  caching: 'revalidate',
  summary: 'The active teams of an organization by name',
  params: z.strictObject({ organizationId: OrganizationId }),
  query: z.strictObject(pageQuery(24)),
  response: Page(TeamCard),
  errors: ['organization_not_found', 'invalid_cursor'],
})

export const archiveTeam = route({
  name: 'archiveTeam',
  method: 'POST',
  path: '/api/teams/:teamId/archive',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'End a team: its members are free, its results and points stay',
  params: teamParams,
  errors: ['team_not_found', 'not_allowed_in_team', 'team_archived', 'version_conflict'],
})
