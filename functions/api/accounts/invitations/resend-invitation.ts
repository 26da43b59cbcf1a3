import { invitations, invitedAddresses } from '#core/accounts/invitations/invitations.ts'
import { mailInvitation } from '#core/accounts/invitations/mail-invitation.ts'
import { openInvitation } from '#core/accounts/invitations/open-invitation.ts'
import {
  invitationExists,
  refuseSecondInvitation,
} from '#core/accounts/invitations/refuse-second-invitation.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newHandle } from '#core/platform/handles/handle.ts'
import { resendInvitation as contract } from '#shared/accounts/invitations/contract.ts'
import { expiryOf } from '#shared/accounts/invitations/invitation.ts'

async function resendInvitation({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  const open = await openInvitation(params.invitationId)
  const { id, email, createdAt: invitedAt } = open
  const invited = await refuseSecondInvitation(email, now, id)
  const { handle, secretHash } = newHandle(id)
  const sent = {
    ...open,
    secretHash,
    timesSent: open.timesSent + 1,
    lastSentAt: now,
    expiresAt: expiryOf(now),
    version: open.version + 1,
  }
  const address = { email, invitationId: id, invitedAt, version: (invited?.version ?? 0) + 1 }
  await commit(
    invitations.put(sent, { version: open.version }),
    invitedAddresses.put(
      address,
      invited ? { version: invited.version } : { absent: true },
      invitationExists,
    ),
    ...mailInvitation(sent, handle, actor.user.name, now),
    recordActivity(
      {
        by: actor,
        type: 'system_event',
        description: 'Resent an invitation',
        metadata: { invitationId: id },
      },
      now,
    ),
    ...remember(sent),
  )
  return sent
}

export const handler = endpoint(contract, resendInvitation)
