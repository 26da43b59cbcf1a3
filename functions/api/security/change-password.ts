import { endpoint } from '#core/http/endpoint.ts'
import { changePassword as useCase } from '#core/security/change-password.ts'
import { changePassword } from '#shared/security/contract.ts'

export const handler = endpoint(changePassword, useCase)
