import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { requireOwnDesk } from '#core/support/support-desks/agents.ts'
import { repliesOf } from '#core/support/support-desks/replies.ts'
import { listDeskReplies as contract } from '#shared/support/support-desks/contract.ts'

async function listDeskReplies({
  actor: { userId },
  params: { organizationId },
}: ApiRequest<typeof contract>) {
  const { id } = await requireOwnDesk(organizationId, userId)
  return { items: await repliesOf(id) }
}

export const handler = endpoint(contract, listDeskReplies)
