import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { deskAgent } from '#core/support/support-requests/agent.ts'
import { listRequests } from '#core/support/support-requests/list-requests.ts'
import { listDeskRequests as contract } from '#shared/support/support-requests/desk-contract.ts'

async function listDeskRequests({ actor, params, query, now }: ApiRequest<typeof contract>) {
  const agent = await deskAgent(params.organizationId, actor)
  return listRequests(agent, agent.deskId, query, now)
}

export const handler = endpoint(contract, listDeskRequests)
