import { endpoint } from '#core/http/endpoint.ts'
import { exportUsers as useCase } from '#core/users/export-users.ts'
import { exportUsers } from '#shared/users/user-list-contract.ts'

export const handler = endpoint(exportUsers, useCase)
