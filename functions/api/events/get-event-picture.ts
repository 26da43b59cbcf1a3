import { endpoint } from '#core/actors/endpoint.ts'
import { getEventPicture as useCase } from '#core/events/get-event-picture.ts'
import { getEventPicture } from '#shared/events/contract.ts'

export const handler = endpoint(getEventPicture, useCase)
