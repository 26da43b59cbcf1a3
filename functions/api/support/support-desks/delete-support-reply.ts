import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { deleteReply } from '#core/support/support-desks/replies.ts'
import { deleteSupportReply as contract } from '#shared/support/support-desks/admin-contract.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'

async function deleteSupportReply({
  actor,
  params: { replyId },
  now,
  remember,
}: ApiRequest<typeof contract>) {
  await deleteReply(platformDesk, replyId, ({ title }) => [
    recordActivity(
      { by: actor, type: 'support_settings_update', description: `Deleted the prepared reply “${title}”` },
      now,
    ),
    ...remember(undefined),
  ])
}

export const handler = endpoint(contract, deleteSupportReply)
