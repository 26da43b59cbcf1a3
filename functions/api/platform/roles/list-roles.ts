import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { roles } from '#core/platform/roles/roles.ts'
import { listRoles as contract } from '#shared/platform/roles/contract.ts'

function listRoles({ query }: ApiRequest<typeof contract>) {
  return roles.list({ pk: 'ROLES', ...query })
}

export const handler = endpoint(contract, listRoles)
