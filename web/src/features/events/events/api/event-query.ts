import { queryOptions } from '@tanstack/react-query'
import { getEvent } from '#shared/events/events/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'

/** An event as everyone sees it, or null where there is none, which is an answer too. */
export const eventQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['events', 'page', eventId],
    queryFn: () => call(getEvent, { params: { eventId: eventId as Event['id'] } }).catch(nowhere),
  })

function nowhere(error: unknown): null {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
  throw error
}
