import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { administrator } from '#core/support/support-requests/agent.ts'
import { agentFileLink } from '#core/support/support-requests/agent-file.ts'
import { createAgentFileLink as contract } from '#shared/support/support-requests/admin-contract.ts'

const createAgentFileLink = ({ actor, params, now }: ApiRequest<typeof contract>) =>
  agentFileLink({ agent: administrator(actor), requestId: params.requestId, now }, params.fileId)

export const handler = endpoint(contract, createAgentFileLink)
