import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { deskAgent } from '#core/support/support-requests/agent.ts'
import { answerRequest } from '#core/support/support-requests/answer-request.ts'
import { answerDeskRequest as contract } from '#shared/support/support-requests/desk-contract.ts'

async function answerDeskRequest({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const agent = await deskAgent(params.organizationId, actor)
  return answerRequest({ agent, requestId: params.requestId, body, now, remember })
}

export const handler = endpoint(contract, answerDeskRequest)
