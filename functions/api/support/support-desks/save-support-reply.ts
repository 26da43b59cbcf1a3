import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { saveReply } from '#core/support/support-desks/replies.ts'
import { saveSupportReply as contract } from '#shared/support/support-desks/admin-contract.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'

async function saveSupportReply({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  return saveReply(platformDesk, body, now, (reply) => [
    recordActivity(
      {
        by: actor,
        type: 'support_settings_update',
        description: `Saved the prepared reply “${reply.title}”`,
      },
      now,
    ),
    ...remember(reply),
  ])
}

export const handler = endpoint(contract, saveSupportReply)
