import { endpoint } from '#core/http/endpoint.ts'
import { deleteUser as useCase } from '#core/users/delete-user.ts'
import { deleteUser } from '#shared/users/admin-contract.ts'

export const handler = endpoint(deleteUser, useCase)
