import { endpoint } from '#core/actors/endpoint.ts'
import { getEventCalendar as useCase } from '#core/events/get-event-calendar.ts'
import { getEventCalendar } from '#shared/events/contract.ts'

export const handler = endpoint(getEventCalendar, useCase)
