import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { publicFileLink } from '#core/support/support-requests/file-link.ts'
import { findReadableRequest } from '#core/support/support-requests/find-request.ts'
import { createSupportFileLink as contract } from '#shared/support/support-requests/contract.ts'

async function createSupportFileLink({ actor, params, now }: ApiRequest<typeof contract>) {
  const request = await findReadableRequest(params.requestId, actor.userId)
  return publicFileLink(request, params.fileId, now)
}

export const handler = endpoint(contract, createSupportFileLink)
