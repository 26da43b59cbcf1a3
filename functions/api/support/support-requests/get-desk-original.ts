import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { deskAgent } from '#core/support/support-requests/agent.ts'
import { originalOf } from '#core/support/support-requests/agent-file.ts'
import { getDeskOriginal as contract } from '#shared/support/support-requests/desk-contract.ts'

async function getDeskOriginal({ actor, params }: ApiRequest<typeof contract>) {
  const agent = await deskAgent(params.organizationId, actor)
  return originalOf({ agent, requestId: params.requestId }, params.messageId)
}

export const handler = endpoint(contract, getDeskOriginal)
