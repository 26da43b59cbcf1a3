import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { deskAgent } from '#core/support/support-requests/agent.ts'
import { mergeRequests } from '#core/support/support-requests/merge-requests.ts'
import { mergeDeskRequests as contract } from '#shared/support/support-requests/desk-contract.ts'

async function mergeDeskRequests({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const agent = await deskAgent(params.organizationId, actor)
  return mergeRequests({ agent, requestId: params.requestId, body, now, remember })
}

export const handler = endpoint(contract, mergeDeskRequests)
