import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { findReadableRequest } from '#core/support/support-requests/find-request.ts'
import { readPublicRequest } from '#core/support/support-requests/public-request.ts'
import { getMySupportRequest as contract } from '#shared/support/support-requests/contract.ts'

async function getMySupportRequest({ actor, params, query, now }: ApiRequest<typeof contract>) {
  const request = await findReadableRequest(params.requestId, actor.userId)
  return readPublicRequest(request, { userId: actor.userId }, query, now)
}

export const handler = endpoint(contract, getMySupportRequest)
