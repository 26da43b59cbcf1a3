import { endpoint } from '#core/http/endpoint.ts'
import { completeRegistration as useCase } from '#core/users/complete-registration.ts'
import { completeRegistration } from '#shared/users/contract.ts'

export const handler = endpoint(completeRegistration, useCase)
