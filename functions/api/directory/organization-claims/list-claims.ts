import { adminClaims } from '#core/directory/organization-claims/admin-claim.ts'
import { claims, claimsPartition } from '#core/directory/organization-claims/claims.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listClaims as contract } from '#shared/directory/organization-claims/admin-contract.ts'
import { isOpen } from '#shared/directory/organization-claims/claim.ts'

async function listClaims({ query: { status, limit, cursor }, now }: ApiRequest<typeof contract>) {
  const { items, ...page } = await claims.list({
    index: 'gsi3',
    pk: claimsPartition(status),
    newestFirst: !isOpen({ status }),
    limit,
    cursor,
  })
  return { ...page, items: await adminClaims(items, now) }
}

export const handler = endpoint(contract, listClaims)
