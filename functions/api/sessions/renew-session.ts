import { endpoint } from '#core/http/endpoint.ts'
import { renewSession as useCase } from '#core/sessions/renew-session.ts'
import { renewSession } from '#shared/sessions/contract.ts'

export const handler = endpoint(renewSession, useCase)
