import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { Email } from '#shared/platform/users/email.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { OwnOrganization, organizationParams } from './contract.ts'
import { OrganizationId } from './named-organization.ts'
import { OrganizationInvite, OrganizationPerson, OrganizationRole } from './organization.ts'

export const ListedPerson = z.object({
  ...OrganizationPerson.shape,
  name: z.string(),
  /** Set if they show their picture to everyone. */
  pictureUrl: z.optional(z.string()),
})
export type ListedPerson = z.infer<typeof ListedPerson>

export const listOrganizationPeople = route({
  name: 'listOrganizationPeople',
  method: 'GET',
  path: '/api/organizations/:organizationId/people',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The people of an organization, for all of them; its invitations, for owners and administrators',
  params: organizationParams,
  response: z.object({
    people: z.array(ListedPerson),
    invites: z.array(z.object({ ...OrganizationInvite.shape, email: z.string() })),
  }),
  errors: ['organization_not_found'],
})

export const inviteToOrganization = route({
  name: 'inviteToOrganization',
  method: 'POST',
  path: '/api/organizations/:organizationId/people',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary:
    'Invite someone by their email address. Inviting them again changes the role and renews the invitation',
  params: organizationParams,
  body: z.strictObject({ email: Email, role: OrganizationRole }),
  errors: [
    'organization_not_found',
    'org_role',
    'org_suspended',
    'org_archived',
    'org_removed',
    'in_this_organization',
    'too_many_people',
    'version_conflict',
  ],
  rateLimit: { max: 50, seconds: 86_400, per: 'user' },
})

export const withdrawOrganizationInvite = route({
  name: 'withdrawOrganizationInvite',
  method: 'DELETE',
  path: '/api/organizations/:organizationId/invites/:inviteId',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Take an invitation back; for owners. A second call changes nothing',
  params: z.strictObject({ organizationId: OrganizationId, inviteId: UserId }),
  errors: ['organization_not_found', 'org_role', 'version_conflict'],
})

export const answerOrganizationInvite = route({
  name: 'answerOrganizationInvite',
  method: 'POST',
  path: '/api/organizations/:organizationId/people/answer',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Accept or decline an invitation to the caller’s address',
  params: organizationParams,
  body: z.strictObject({ accepts: z.boolean() }),
  response: OwnOrganization,
  errors: [
    'organization_not_found',
    'invitation_not_found',
    'in_this_organization',
    'too_many_people',
    'org_limit',
    'org_last_owner',
    'account_leaving',
    'version_conflict',
  ],
})

const person = z.strictObject({ organizationId: OrganizationId, memberId: UserId })

export const changeOrganizationRole = route({
  name: 'changeOrganizationRole',
  method: 'PUT',
  path: '/api/organizations/:organizationId/people/:memberId',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Give someone another role, also oneself; for owners',
  params: person,
  body: z.strictObject({ role: OrganizationRole }),
  errors: [
    'organization_not_found',
    'org_role',
    'person_not_found',
    'org_last_owner',
    'org_limit',
    'owner_unknown',
    'version_conflict',
  ],
})

export const removeFromOrganization = route({
  name: 'removeFromOrganization',
  method: 'DELETE',
  path: '/api/organizations/:organizationId/people/:memberId',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Take someone out of an organization; for owners. A second call changes nothing',
  params: person,
  errors: ['organization_not_found', 'org_role', 'org_last_owner', 'version_conflict'],
})

export const leaveOrganization = route({
  name: 'leaveOrganization',
  method: 'POST',
  path: '/api/organizations/:organizationId/leave',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Leave an organization; its last owner names another first',
  params: organizationParams,
  errors: ['organization_not_found', 'org_last_owner', 'version_conflict'],
})
