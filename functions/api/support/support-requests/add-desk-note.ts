import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { deskAgent } from '#core/support/support-requests/agent.ts'
import { addNote } from '#core/support/support-requests/answer-request.ts'
import { addDeskNote as contract } from '#shared/support/support-requests/desk-contract.ts'

async function addDeskNote({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const agent = await deskAgent(params.organizationId, actor)
  return addNote({ agent, requestId: params.requestId, body, now, remember })
}

export const handler = endpoint(contract, addDeskNote)
