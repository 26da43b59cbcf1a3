import { endpoint } from '#core/http/endpoint.ts'
import { reactivateUser as useCase } from '#core/users/reactivate-user.ts'
import { reactivateUser } from '#shared/users/admin-contract.ts'

export const handler = endpoint(reactivateUser, useCase)
