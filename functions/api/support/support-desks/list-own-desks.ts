import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { ownDesks } from '#core/support/support-desks/own-desks.ts'
import { listOwnDesks as contract } from '#shared/support/support-desks/contract.ts'

async function listOwnDesks({ actor: { userId } }: ApiRequest<typeof contract>) {
  return { items: await ownDesks(userId) }
}

export const handler = endpoint(contract, listOwnDesks)
