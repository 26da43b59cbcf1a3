import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { deskAgent } from '#core/support/support-requests/agent.ts'
import { handOverRequest } from '#core/support/support-requests/hand-over-request.ts'
import { handOverDeskRequest as contract } from '#shared/support/support-requests/desk-contract.ts'

async function handOverDeskRequest({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const agent = await deskAgent(params.organizationId, actor)
  await handOverRequest({
    agent,
    requestId: params.requestId,
    ...body,
    now,
    remember: () => remember(undefined),
  })
}

export const handler = endpoint(contract, handOverDeskRequest)
