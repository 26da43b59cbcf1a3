import { endpoint } from '#core/http/endpoint.ts'
import { getUserAsAdmin as useCase } from '#core/users/get-user-as-admin.ts'
import { getUserAsAdmin } from '#shared/users/admin-contract.ts'

export const handler = endpoint(getUserAsAdmin, useCase)
