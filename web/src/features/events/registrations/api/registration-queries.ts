import { queryOptions } from '@tanstack/react-query'
import type { Event } from '#shared/events/events/event.ts'
import { getMyRegistration } from '#shared/events/registrations/contract.ts'
import { call } from '#web/lib/call.ts'

/** The member’s live registration for an event, or null. */
export const myRegistrationQuery = (eventId: Event['id']) =>
  queryOptions({
    queryKey: ['registrations', 'of-event', eventId],
    queryFn: async ({ signal }) =>
      (await call(getMyRegistration, { params: { eventId } }, { signal })).registration ?? null,
  })
