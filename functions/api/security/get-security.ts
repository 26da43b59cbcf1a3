import { endpoint } from '#core/http/endpoint.ts'
import { getSecurity as useCase } from '#core/security/get-security.ts'
import { getSecurity } from '#shared/security/contract.ts'

export const handler = endpoint(getSecurity, useCase)
