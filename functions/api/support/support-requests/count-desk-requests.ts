import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { deskAgent } from '#core/support/support-requests/agent.ts'
import { countViews } from '#core/support/support-requests/count-requests.ts'
import { countDeskRequests as contract } from '#shared/support/support-requests/desk-contract.ts'

async function countDeskRequests({ actor, params, now }: ApiRequest<typeof contract>) {
  const agent = await deskAgent(params.organizationId, actor)
  return countViews(agent, agent.deskId, now)
}

export const handler = endpoint(contract, countDeskRequests)
