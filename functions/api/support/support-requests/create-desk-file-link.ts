import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { deskAgent } from '#core/support/support-requests/agent.ts'
import { agentFileLink } from '#core/support/support-requests/agent-file.ts'
import { createDeskFileLink as contract } from '#shared/support/support-requests/desk-contract.ts'

async function createDeskFileLink({ actor, params, now }: ApiRequest<typeof contract>) {
  const agent = await deskAgent(params.organizationId, actor)
  return agentFileLink({ agent, requestId: params.requestId, now }, params.fileId)
}

export const handler = endpoint(contract, createDeskFileLink)
