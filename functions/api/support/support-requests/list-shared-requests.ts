import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { deskAgent } from '#core/support/support-requests/agent.ts'
import { listShared } from '#core/support/support-requests/list-shared-requests.ts'
import { listSharedRequests as contract } from '#shared/support/support-requests/desk-contract.ts'

async function listSharedRequests({ actor, params, query }: ApiRequest<typeof contract>) {
  const { deskId } = await deskAgent(params.organizationId, actor)
  return listShared(deskId, query)
}

export const handler = endpoint(contract, listSharedRequests)
