import { endpoint } from '#core/platform/actors/endpoint.ts'
import { countUsers as useCase } from '#core/platform/users/count-users.ts'
import { countUsers } from '#shared/platform/users/user-list-contract.ts'

export const handler = endpoint(countUsers, useCase)
