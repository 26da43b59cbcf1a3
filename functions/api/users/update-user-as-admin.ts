import { endpoint } from '#core/http/endpoint.ts'
import { updateUserAsAdmin as useCase } from '#core/users/update-user-as-admin.ts'
import { updateUserAsAdmin } from '#shared/users/admin-contract.ts'

export const handler = endpoint(updateUserAsAdmin, useCase)
