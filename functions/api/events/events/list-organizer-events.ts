import { listOrganizerEvents as useCase } from '#core/events/events/list-organizer-events.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listOrganizerEvents } from '#shared/events/events/organizer-events-contract.ts'

export const handler = endpoint(listOrganizerEvents, useCase)
