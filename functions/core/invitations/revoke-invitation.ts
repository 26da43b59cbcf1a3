import { recordActivity } from '#core/activities/record-activity.ts'
import { commit } from '#core/db/commit.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import type { revokeInvitation as contract } from '#shared/invitations/contract.ts'
import { invitations } from './invitations.ts'
import { openInvitation } from './open-invitation.ts'

export async function revokeInvitation({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  const open = await openInvitation(params.invitationId)
  const revoked = { ...open, state: 'revoked' as const, version: open.version + 1 }
  await commit(
    invitations.put(revoked, { version: open.version }),
    recordActivity(
      {
        by: actor,
        type: 'system_event',
        description: 'Withdrew an invitation',
        metadata: { invitationId: open.id },
      },
      now,
    ),
    ...remember(revoked),
  )
  return revoked
}
