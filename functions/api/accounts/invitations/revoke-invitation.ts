import { invitations } from '#core/accounts/invitations/invitations.ts'
import { openInvitation } from '#core/accounts/invitations/open-invitation.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { revokeInvitation as contract } from '#shared/accounts/invitations/contract.ts'

async function revokeInvitation({ actor, params, now, remember }: ApiRequest<typeof contract>) {
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

export const handler = endpoint(contract, revokeInvitation)
