import { endpoint } from '#core/actors/endpoint.ts'
import { countUsers as useCase } from '#core/users/count-users.ts'
import { countUsers } from '#shared/users/user-list-contract.ts'

export const handler = endpoint(countUsers, useCase)
