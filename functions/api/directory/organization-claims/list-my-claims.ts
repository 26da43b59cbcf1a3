import { claims, claimsOfPartition, shownToClaimant } from '#core/directory/organization-claims/claims.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listMyClaims as contract } from '#shared/directory/organization-claims/contract.ts'

async function listMyClaims({ actor, query }: ApiRequest<typeof contract>) {
  const pk = claimsOfPartition(actor.userId)
  const { items, ...page } = await claims.list({ index: 'gsi2', pk, newestFirst: true, ...query })
  return { ...page, items: items.map(shownToClaimant) }
}

export const handler = endpoint(contract, listMyClaims)
