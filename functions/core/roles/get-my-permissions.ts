import type { ApiRequest } from '#core/http/endpoint.ts'
import type { getMyPermissions as contract } from '#shared/roles/contract.ts'
import { permissionsOf } from './permissions-of.ts'

export async function getMyPermissions({ actor }: ApiRequest<typeof contract>) {
  return { permissions: await permissionsOf(actor.user) }
}
