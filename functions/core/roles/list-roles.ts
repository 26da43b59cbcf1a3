import type { ApiRequest } from '#core/http/endpoint.ts'
import type { listRoles as contract } from '#shared/roles/contract.ts'
import { roles } from './roles.ts'

export function listRoles({ query }: ApiRequest<typeof contract>) {
  return roles.list({ pk: 'ROLES', ...query })
}
