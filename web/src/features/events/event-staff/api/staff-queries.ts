import { queryOptions } from '@tanstack/react-query'
import { listStaff } from '#shared/events/event-staff/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { call } from '#web/lib/call.ts'

/** The people who help at an event. */
export const staffQuery = (eventId: Event['id']) =>
  queryOptions({
    queryKey: ['event-staff', eventId],
    queryFn: ({ signal }) => call(listStaff, { params: { eventId } }, { signal }),
  })
