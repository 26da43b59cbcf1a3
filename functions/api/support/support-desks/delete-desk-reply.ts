import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { requireOwnDesk } from '#core/support/support-desks/agents.ts'
import { deleteReply } from '#core/support/support-desks/replies.ts'
import { deleteDeskReply as contract } from '#shared/support/support-desks/contract.ts'

async function deleteDeskReply({
  actor: { userId },
  params: { organizationId, replyId },
  remember,
}: ApiRequest<typeof contract>) {
  const { id } = await requireOwnDesk(organizationId, userId)
  await deleteReply(id, replyId, () => remember(undefined))
}

export const handler = endpoint(contract, deleteDeskReply)
