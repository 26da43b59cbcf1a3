import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { getCalendarAddress, renewOwnCalendar } from '#shared/events/registrations/calendar-contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

export const calendarAddressQuery = queryOptions({
  queryKey: ['own-calendar'],
  queryFn: ({ signal }) => call(getCalendarAddress, {}, { signal }),
})

export function useRenewCalendar() {
  const queryClient = useQueryClient()
  return useCommand({
    send: (_: undefined, idempotencyKey) => call(renewOwnCalendar, {}, { idempotencyKey }),
    onDone: ({ madeAt }) =>
      Promise.resolve(queryClient.setQueryData(calendarAddressQuery.queryKey, { madeAt })),
  })
}
