import { endpoint } from '#core/http/endpoint.ts'
import { changeManyUsers as useCase } from '#core/users/change-many-users.ts'
import { changeManyUsers } from '#shared/users/admin-contract.ts'

export const handler = endpoint(changeManyUsers, useCase)
