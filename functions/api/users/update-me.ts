import { endpoint } from '#core/http/endpoint.ts'
import { updateMe as useCase } from '#core/users/update-me.ts'
import { updateMe } from '#shared/users/contract.ts'

export const handler = endpoint(updateMe, useCase)
