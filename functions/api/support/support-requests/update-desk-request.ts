import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { deskAgent } from '#core/support/support-requests/agent.ts'
import { updateRequest } from '#core/support/support-requests/update-request.ts'
import { updateDeskRequest as contract } from '#shared/support/support-requests/desk-contract.ts'

async function updateDeskRequest({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const agent = await deskAgent(params.organizationId, actor)
  return updateRequest({ agent, requestId: params.requestId, body, now, remember })
}

export const handler = endpoint(contract, updateDeskRequest)
