import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { Email } from '#shared/platform/users/email.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { text } from '#shared/text.ts'
import { OwnTeam, teamParams } from './contract.ts'
import { TeamId, TeamInvite, TeamMembership } from './team.ts'

/** Someone in a team, or invited, as its moderators see them. */
export const TeamPerson = z.object({
  userId: UserId,
  name: z.string(),
  /** The address that an invitation was sent to. The team learns no other. */
  email: z.optional(z.string()),
  /** Set if they show their picture to everyone. */
  pictureUrl: z.optional(z.string()),
})

export const listTeamPeople = route({
  name: 'listTeamPeople',
  method: 'GET',
  path: '/api/teams/:teamId/people',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The members of a team with invitations and requests; for those who manage it, and administrators',
  params: teamParams,
  response: z.object({
    members: z.array(z.object({ ...TeamPerson.shape, membership: TeamMembership })),
    invites: z.array(z.object({ ...TeamPerson.shape, invite: TeamInvite })),
  }),
  errors: ['team_not_found', 'not_allowed_in_team'],
})

export const inviteToTeam = route({
  name: 'inviteToTeam',
  method: 'POST',
  path: '/api/teams/:teamId/invites',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Invite someone by their email address, with or without an account',
  params: teamParams,
  body: z.strictObject({ email: Email, note: z.optional(text(300)) }),
  errors: [
    'team_not_found',
    'not_allowed_in_team',
    'team_full',
    'in_this_team',
    'team_archived',
    'team_removed',
    'version_conflict',
  ],
  rateLimit: { max: 50, seconds: 86_400, per: 'user' },
})

export const answerTeamInvite = route({
  name: 'answerTeamInvite',
  method: 'POST',
  path: '/api/teams/:teamId/invites/answer',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Accept or decline an invitation, or take back a request',
  params: teamParams,
  body: z.strictObject({ accepts: z.boolean() }),
  response: OwnTeam,
  errors: [
    'team_not_found',
    'invitation_not_found',
    'team_full',
    'in_a_team',
    'team_archived',
    'account_leaving',
    'version_conflict',
  ],
})

export const requestToJoin = route({
  name: 'requestToJoin',
  method: 'POST',
  path: '/api/teams/:teamId/requests',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Join an open team, or ask to join one that approves; if it has invited the caller, they are in',
  params: teamParams,
  body: z.strictObject({ note: z.optional(text(300)) }),
  response: OwnTeam,
  errors: [
    'team_not_found',
    'team_by_invitation',
    'team_full',
    'in_a_team',
    'in_this_team',
    'team_archived',
    'account_leaving',
    'version_conflict',
  ],
  rateLimit: { max: 20, seconds: 86_400, per: 'user' },
})

export const answerJoinRequest = route({
  name: 'answerJoinRequest',
  method: 'POST',
  path: '/api/teams/:teamId/requests/:memberId',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Approve or decline a request, or take back an invitation',
  params: z.strictObject({ teamId: TeamId, memberId: UserId }),
  body: z.strictObject({ accepts: z.boolean() }),
  errors: [
    'team_not_found',
    'not_allowed_in_team',
    'invitation_not_found',
    'member_in_another_team',
    'team_full',
    'team_archived',
    'team_removed',
    'version_conflict',
  ],
})

const member = z.strictObject({ teamId: TeamId, memberId: UserId })

export const changeTeamRole = route({
  name: 'changeTeamRole',
  method: 'PUT',
  path: '/api/teams/:teamId/members/:memberId/role',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Make a member a co-owner, a moderator or a plain member; for the owner',
  params: member,
  body: z.strictObject({ role: z.enum(['co_owner', 'moderator', 'member']) }),
  errors: ['team_not_found', 'not_allowed_in_team', 'member_not_found', 'team_archived', 'version_conflict'],
})

export const removeTeamMember = route({
  name: 'removeTeamMember',
  method: 'DELETE',
  path: '/api/teams/:teamId/members/:memberId',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Remove a member of a lower role. A second call changes nothing',
  params: member,
  errors: ['team_not_found', 'not_allowed_in_team', 'team_archived', 'version_conflict'],
})

export const leaveTeam = route({
  name: 'leaveTeam',
  method: 'POST',
  path: '/api/teams/:teamId/leave',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Leave a team; its owner hands it over first',
  params: teamParams,
  errors: ['team_not_found', 'owner_stays', 'team_archived', 'version_conflict'],
})

export const handOverTeam = route({
  name: 'handOverTeam',
  method: 'POST',
  path: '/api/teams/:teamId/owner',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Make another member the owner; the former owner becomes a co-owner',
  params: teamParams,
  body: z.strictObject({ memberId: UserId }),
  response: OwnTeam,
  errors: ['team_not_found', 'not_allowed_in_team', 'member_not_found', 'team_archived', 'version_conflict'],
})
