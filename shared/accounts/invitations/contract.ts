import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { Email } from '#shared/platform/users/email.ts'
import { PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { text } from '#shared/text.ts'
import { Invitation, InvitationId, InvitationState } from './invitation.ts'

const params = z.strictObject({ invitationId: InvitationId })

export const listInvitations = route({
  name: 'listInvitations',
  method: 'GET',
  path: '/api/admin/invitations',
  auth: 'admin',
  summary: 'Invitations, newest first, all or in one state',
  query: z.strictObject({ ...pageQuery(20), state: z.optional(InvitationState) }),
  response: Page(Invitation),
  errors: ['invalid_cursor'],
})

export const InvitationForm = z.strictObject({
  email: Email,
  membershipType: PublicMembershipType,
  message: text(500),
  approveAtOnce: z.boolean(),
})
export type InvitationForm = z.infer<typeof InvitationForm>

export const inviteUser = route({
  name: 'inviteUser',
  method: 'POST',
  path: '/api/admin/invitations',
  auth: 'admin',
  summary: 'Invite someone by email; the link works for seven days',
  body: InvitationForm,
  status: 201,
  response: Invitation,
  errors: ['already_registered', 'invitation_exists'],
  rateLimit: { max: 200, seconds: 3600, per: 'user' },
})

export const resendInvitation = route({
  name: 'resendInvitation',
  method: 'POST',
  path: '/api/admin/invitations/:invitationId/resend',
  auth: 'admin',
  summary: 'Resend an open invitation with a new link for another seven days; the old link stops working',
  params,
  response: Invitation,
  errors: ['invitation_not_found', 'invitation_not_open', 'already_registered', 'invitation_exists'],
  rateLimit: { max: 200, seconds: 3600, per: 'user' },
})

export const revokeInvitation = route({
  name: 'revokeInvitation',
  method: 'POST',
  path: '/api/admin/invitations/:invitationId/revoke',
  auth: 'admin',
  summary: 'Withdraw an open invitation; its link stops working',
  params,
  response: Invitation,
  errors: ['invitation_not_found', 'invitation_not_open'],
})

export const lookUpInvitation = route({
  name: 'lookUpInvitation',
  method: 'POST',
  path: '/api/accounts/invitations/look-up',
  auth: 'public',
  summary: 'Who an invitation is for, so that the form can be filled in',
  body: z.strictObject({ invitation: z.string().check(z.maxLength(200)) }),
  response: z.pick(Invitation, { email: true, membershipType: true, message: true }),
  errors: ['invitation_not_found'],
  rateLimit: { max: 60, seconds: 3600, per: 'ip' },
})
