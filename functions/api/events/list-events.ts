import { endpoint } from '#core/actors/endpoint.ts'
import { listEvents as useCase } from '#core/events/list-events.ts'
import { listEvents } from '#shared/events/contract.ts'

export const handler = endpoint(listEvents, useCase)
