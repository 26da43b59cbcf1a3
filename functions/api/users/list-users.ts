import { endpoint } from '#core/http/endpoint.ts'
import { listUsers as useCase } from '#core/users/list-users.ts'
import { listUsers } from '#shared/users/user-list-contract.ts'

export const handler = endpoint(listUsers, useCase)
