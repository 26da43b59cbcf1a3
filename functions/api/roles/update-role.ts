import { endpoint } from '#core/http/endpoint.ts'
import { updateRole as useCase } from '#core/roles/update-role.ts'
import { updateRole } from '#shared/roles/contract.ts'

export const handler = endpoint(updateRole, useCase)
