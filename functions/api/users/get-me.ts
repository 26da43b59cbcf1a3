import { endpoint } from '#core/http/endpoint.ts'
import { getMe as useCase } from '#core/users/get-me.ts'
import { getMe } from '#shared/users/contract.ts'

export const handler = endpoint(getMe, useCase)
