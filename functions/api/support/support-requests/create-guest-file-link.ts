import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { publicFileLink } from '#core/support/support-requests/file-link.ts'
import { confirmedByLink } from '#core/support/support-requests/opened-by-link.ts'
import { createGuestFileLink as contract } from '#shared/support/support-requests/guest-contract.ts'

async function createGuestFileLink(presented: ApiRequest<typeof contract>) {
  const { request } = await confirmedByLink(presented)
  return publicFileLink(request, presented.body.fileId, presented.now)
}

export const handler = endpoint(contract, createGuestFileLink)
