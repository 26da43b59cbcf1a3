import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { getOwnConflicts, setOwnConflicts } from '#shared/competitions/score-sheets/conflicts-contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

/** The judges of the member at an event, and the member’s conflicts with them. */
export const ownConflictsQuery = (eventId: Event['id']) =>
  queryOptions({
    queryKey: ['competitions', eventId, 'own-conflicts'],
    queryFn: ({ signal }) => call(getOwnConflicts, { params: { eventId } }, { signal }),
  })

export function useSetConflicts(eventId: Event['id']) {
  const queryClient = useQueryClient()
  const { queryKey } = ownConflictsQuery(eventId)
  return useCommand({
    send: (body: BodyOf<typeof setOwnConflicts>, idempotencyKey) =>
      call(setOwnConflicts, { params: { eventId }, body }, { idempotencyKey }),
    onDone: (answer) => {
      queryClient.setQueryData(queryKey, answer)
      return undefined
    },
    onStale: () => queryClient.invalidateQueries({ queryKey }),
  })
}
