import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { deskAgent, findForAgent } from '#core/support/support-requests/agent.ts'
import { readDeskRequest } from '#core/support/support-requests/desk-request.ts'
import { getDeskRequest as contract } from '#shared/support/support-requests/desk-contract.ts'

async function getDeskRequest({ actor, params, query, now }: ApiRequest<typeof contract>) {
  const agent = await deskAgent(params.organizationId, actor)
  return readDeskRequest(await findForAgent(params.requestId, agent), agent, query, now)
}

export const handler = endpoint(contract, getDeskRequest)
