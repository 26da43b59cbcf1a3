import { endpoint } from '#core/actors/endpoint.ts'
import { getEvent as useCase } from '#core/events/get-event.ts'
import { getEvent } from '#shared/events/contract.ts'

export const handler = endpoint(getEvent, useCase)
