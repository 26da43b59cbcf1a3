import { endpoint } from '#core/http/endpoint.ts'
import { listRoles as useCase } from '#core/roles/list-roles.ts'
import { listRoles } from '#shared/roles/contract.ts'

export const handler = endpoint(listRoles, useCase)
