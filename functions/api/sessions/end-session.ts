import { endpoint } from '#core/http/endpoint.ts'
import { endSession as useCase } from '#core/sessions/end-session.ts'
import { endSession } from '#shared/sessions/contract.ts'

export const handler = endpoint(endSession, useCase)
