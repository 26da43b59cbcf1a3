import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { agentsOf, namedAgent } from '#core/support/support-desks/agents.ts'
import { listSupportAgents as contract } from '#shared/support/support-desks/admin-contract.ts'

async function listSupportAgents({ query: { desk } }: ApiRequest<typeof contract>) {
  return { items: (await agentsOf(desk)).map(namedAgent) }
}

export const handler = endpoint(contract, listSupportAgents)
