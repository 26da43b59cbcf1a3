import { endpoint } from '#core/http/endpoint.ts'
import { listSessions as useCase } from '#core/sessions/list-sessions.ts'
import { listSessions } from '#shared/sessions/contract.ts'

export const handler = endpoint(listSessions, useCase)
