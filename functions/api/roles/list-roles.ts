import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { roles } from '#core/roles/roles.ts'
import { listRoles as contract } from '#shared/roles/contract.ts'

function listRoles({ query }: ApiRequest<typeof contract>) {
  return roles.list({ pk: 'ROLES', ...query })
}

export const handler = endpoint(contract, listRoles)
