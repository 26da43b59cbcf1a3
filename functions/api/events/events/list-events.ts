import { listEvents as useCase } from '#core/events/events/list-events.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listEvents } from '#shared/events/events/contract.ts'

export const handler = endpoint(listEvents, useCase)
