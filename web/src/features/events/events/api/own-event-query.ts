import { queryOptions } from '@tanstack/react-query'
import { getEventForEdit } from '#shared/events/events/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { call } from '#web/lib/call.ts'

/** An event with all that its organizers may change. */
export const ownEventQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['events', 'own', eventId],
    queryFn: ({ signal }) =>
      call(getEventForEdit, { params: { eventId: eventId as Event['id'] } }, { signal }),
    retry: false,
  })
