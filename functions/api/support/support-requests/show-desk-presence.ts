import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { deskAgent } from '#core/support/support-requests/agent.ts'
import { showPresence } from '#core/support/support-requests/show-presence.ts'
import { showDeskPresence as contract } from '#shared/support/support-requests/desk-contract.ts'

async function showDeskPresence({ actor, params, body, now }: ApiRequest<typeof contract>) {
  const agent = await deskAgent(params.organizationId, actor)
  return showPresence({ agent, requestId: params.requestId, ...body, now })
}

export const handler = endpoint(contract, showDeskPresence)
