import { endpoint } from '#core/http/endpoint.ts'
import { deleteRole as useCase } from '#core/roles/delete-role.ts'
import { deleteRole } from '#shared/roles/contract.ts'

export const handler = endpoint(deleteRole, useCase)
