import { listStaff } from '#shared/events/event-staff/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { query } from '#web/lib/query.ts'

/** The people who help at an event. */
export const staffQuery = (eventId: Event['id']) => query('event-staff', listStaff, { params: { eventId } })
