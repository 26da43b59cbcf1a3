import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { agentsOf, namedAgent, requireOwnDesk } from '#core/support/support-desks/agents.ts'
import { listDeskAgents as contract } from '#shared/support/support-desks/contract.ts'

async function listDeskAgents({
  actor: { userId },
  params: { organizationId },
}: ApiRequest<typeof contract>) {
  const { id } = await requireOwnDesk(organizationId, userId)
  return { items: (await agentsOf(id)).map(namedAgent) }
}

export const handler = endpoint(contract, listDeskAgents)
