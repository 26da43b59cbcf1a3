import { recordActivity } from '#core/activities/record-activity.ts'
import { commit } from '#core/db/commit.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import { newHandle } from '#core/impersonations/handle.ts'
import type { resendInvitation as contract } from '#shared/invitations/contract.ts'
import { expiryOf } from '#shared/invitations/invitation.ts'
import { invitations } from './invitations.ts'
import { mailInvitation } from './mail-invitation.ts'
import { openInvitation } from './open-invitation.ts'

export async function resendInvitation({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  const open = await openInvitation(params.invitationId)
  const { handle, secretHash } = newHandle(open.id)
  const sent = {
    ...open,
    secretHash,
    timesSent: open.timesSent + 1,
    lastSentAt: now,
    expiresAt: expiryOf(now),
    version: open.version + 1,
  }
  await commit(
    invitations.put(sent, { version: open.version }),
    ...mailInvitation(sent, handle, actor.user.name, now),
    recordActivity(
      {
        by: actor,
        type: 'system_event',
        description: 'Sent an invitation again',
        metadata: { invitationId: open.id },
      },
      now,
    ),
    ...remember(sent),
  )
  return sent
}
