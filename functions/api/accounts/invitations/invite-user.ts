import { invitations, invitedAddresses } from '#core/accounts/invitations/invitations.ts'
import { mailInvitation } from '#core/accounts/invitations/mail-invitation.ts'
import {
  invitationExists,
  refuseSecondInvitation,
} from '#core/accounts/invitations/refuse-second-invitation.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newHandle } from '#core/platform/handles/handle.ts'
import { inviteUser as contract } from '#shared/accounts/invitations/contract.ts'
import { expiryOf } from '#shared/accounts/invitations/invitation.ts'
import { newId } from '#shared/ids.ts'

async function inviteUser({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { email } = body
  const invited = await refuseSecondInvitation(email, now)
  const id = newId('inv', now)
  const { handle, secretHash } = newHandle(id)
  const invitation = {
    ...body,
    id,
    state: 'open' as const,
    invitedBy: actor.userId,
    timesSent: 1,
    lastSentAt: now,
    expiresAt: expiryOf(now),
    createdAt: now,
    version: 1,
  }
  const address = { email, invitationId: id, invitedAt: now, version: (invited?.version ?? 0) + 1 }
  await commit(
    invitations.put({ ...invitation, secretHash }, { absent: true }),
    invitedAddresses.put(
      address,
      invited ? { version: invited.version } : { absent: true },
      invitationExists,
    ),
    ...mailInvitation(invitation, handle, actor.user.name, now),
    recordActivity(
      {
        by: actor,
        type: 'system_event',
        // Without the address, which would stay in this log when its owner is deleted.
        description: 'Sent an invitation',
        metadata: {
          invitationId: id,
          membershipType: body.membershipType,
          approveAtOnce: body.approveAtOnce,
        },
      },
      now,
    ),
    ...remember(invitation),
  )
  return invitation
}

export const handler = endpoint(contract, inviteUser)
