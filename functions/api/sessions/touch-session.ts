import { endpoint } from '#core/http/endpoint.ts'
import { touchSession as useCase } from '#core/sessions/touch-session.ts'
import { touchSession } from '#shared/sessions/contract.ts'

export const handler = endpoint(touchSession, useCase)
