import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { setContact } from '#core/support/support-desks/dedicated-contact.ts'
import { setDedicatedContact as contract } from '#shared/support/support-desks/admin-contract.ts'

async function setDedicatedContact({
  actor,
  params: { memberId },
  body: { agentId },
  now,
  remember,
}: ApiRequest<typeof contract>) {
  await setContact(memberId, agentId, now, (before) => [
    recordActivity(
      {
        by: actor,
        userId: memberId,
        type: 'support_contact_update',
        description: agentId ? 'Chose their contact at support' : 'Removed their contact at support',
        before: { agentId: before ?? null },
        after: { agentId },
      },
      now,
    ),
    ...remember(undefined),
  ])
}

export const handler = endpoint(contract, setDedicatedContact)
