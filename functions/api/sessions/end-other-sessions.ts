import { endpoint } from '#core/http/endpoint.ts'
import { endOtherSessions as useCase } from '#core/sessions/end-other-sessions.ts'
import { endOtherSessions } from '#shared/sessions/contract.ts'

export const handler = endpoint(endOtherSessions, useCase)
