import { endpoint } from '#core/http/endpoint.ts'
import { signOutUser as useCase } from '#core/users/sign-out-user.ts'
import { signOutUser } from '#shared/users/admin-contract.ts'

export const handler = endpoint(signOutUser, useCase)
