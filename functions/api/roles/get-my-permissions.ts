import { endpoint } from '#core/http/endpoint.ts'
import { getMyPermissions as useCase } from '#core/roles/get-my-permissions.ts'
import { getMyPermissions } from '#shared/roles/contract.ts'

export const handler = endpoint(getMyPermissions, useCase)
