import { getEventCalendar as useCase } from '#core/events/get-event-calendar.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getEventCalendar } from '#shared/events/contract.ts'

export const handler = endpoint(getEventCalendar, useCase)
