import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { administrator } from '#core/support/support-requests/agent.ts'
import { originalOf } from '#core/support/support-requests/agent-file.ts'
import { getSupportOriginal as contract } from '#shared/support/support-requests/admin-contract.ts'

const getSupportOriginal = ({ actor, params }: ApiRequest<typeof contract>) =>
  originalOf({ agent: administrator(actor), requestId: params.requestId }, params.messageId)

export const handler = endpoint(contract, getSupportOriginal)
