import { queryOptions } from '@tanstack/react-query'
import { getEvent } from '#shared/events/events/contract.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { call } from '#web/lib/call.ts'

/** The event of an entry, with its classes, questions and waiver, which the list of entries leaves out. */
export const enteredEventQuery = (eventId: OwnRegistration['eventId']) =>
  queryOptions({
    queryKey: ['events', 'entered', eventId],
    queryFn: ({ signal }) => call(getEvent, { params: { eventId } }, { signal }),
  })
