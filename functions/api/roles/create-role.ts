import { endpoint } from '#core/http/endpoint.ts'
import { createRole as useCase } from '#core/roles/create-role.ts'
import { createRole } from '#shared/roles/contract.ts'

export const handler = endpoint(createRole, useCase)
