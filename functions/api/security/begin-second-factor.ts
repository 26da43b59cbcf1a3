import { endpoint } from '#core/http/endpoint.ts'
import { beginSecondFactor as useCase } from '#core/security/begin-second-factor.ts'
import { beginSecondFactor } from '#shared/security/contract.ts'

export const handler = endpoint(beginSecondFactor, useCase)
