import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { administrator, findForAgent } from '#core/support/support-requests/agent.ts'
import { readDeskRequest } from '#core/support/support-requests/desk-request.ts'
import { getSupportRequest as contract } from '#shared/support/support-requests/admin-contract.ts'

async function getSupportRequest({ actor, params, query, now }: ApiRequest<typeof contract>) {
  const agent = administrator(actor)
  return readDeskRequest(await findForAgent(params.requestId, agent), agent, query, now)
}

export const handler = endpoint(contract, getSupportRequest)
