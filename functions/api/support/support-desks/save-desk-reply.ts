import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { requireOwnDesk } from '#core/support/support-desks/agents.ts'
import { saveReply } from '#core/support/support-desks/replies.ts'
import { saveDeskReply as contract } from '#shared/support/support-desks/contract.ts'

async function saveDeskReply({
  actor: { userId },
  params: { organizationId },
  body,
  now,
  remember,
}: ApiRequest<typeof contract>) {
  const { id } = await requireOwnDesk(organizationId, userId)
  return saveReply(id, body, now, remember)
}

export const handler = endpoint(contract, saveDeskReply)
