import { getEventCalendar as useCase } from '#core/events/events/get-event-calendar.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getEventCalendar } from '#shared/events/events/contract.ts'

export const handler = endpoint(getEventCalendar, useCase)
