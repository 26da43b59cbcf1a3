import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { contactOf } from '#core/support/support-desks/dedicated-contact.ts'
import { getMyContact as contract } from '#shared/support/support-desks/contract.ts'

async function getMyContact({ actor: { userId } }: ApiRequest<typeof contract>) {
  const contact = await contactOf(userId)
  return contact ? { contact } : {}
}

export const handler = endpoint(contract, getMyContact)
