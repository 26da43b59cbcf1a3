import { getEventsCalendar as useCase } from '#core/events/events/get-events-calendar.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getEventsCalendar } from '#shared/events/events/contract.ts'

export const handler = endpoint(getEventsCalendar, useCase)
