import { getEvent as useCase } from '#core/events/events/get-event.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getEvent } from '#shared/events/events/contract.ts'

export const handler = endpoint(getEvent, useCase)
