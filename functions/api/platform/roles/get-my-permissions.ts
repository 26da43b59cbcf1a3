import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { permissionsOf } from '#core/platform/roles/permissions-of.ts'
import { getMyPermissions as contract } from '#shared/platform/roles/contract.ts'

async function getMyPermissions({ actor }: ApiRequest<typeof contract>) {
  return { permissions: await permissionsOf(actor.user) }
}

export const handler = endpoint(contract, getMyPermissions)
