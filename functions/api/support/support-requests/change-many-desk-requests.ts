import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { deskAgent } from '#core/support/support-requests/agent.ts'
import { changeMany } from '#core/support/support-requests/change-many.ts'
import { changeManyDeskRequests as contract } from '#shared/support/support-requests/desk-contract.ts'

async function changeManyDeskRequests({ actor, params, body, now }: ApiRequest<typeof contract>) {
  const agent = await deskAgent(params.organizationId, actor)
  return changeMany(agent, body, now)
}

export const handler = endpoint(contract, changeManyDeskRequests)
