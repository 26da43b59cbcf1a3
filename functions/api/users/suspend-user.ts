import { endpoint } from '#core/http/endpoint.ts'
import { suspendUser as useCase } from '#core/users/suspend-user.ts'
import { suspendUser } from '#shared/users/admin-contract.ts'

export const handler = endpoint(suspendUser, useCase)
