import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { ListedStaff } from '#shared/events/event-staff/contract.ts'
import { addStaff, removeStaff } from '#shared/events/event-staff/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

function useRefreshStaff() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['event-staff'] })
}

export function useInvite(eventId: Event['id']) {
  const refresh = useRefreshStaff()
  return useCommand({
    send: (body: z.infer<typeof addStaff.body>, idempotencyKey) =>
      call(addStaff, { params: { eventId }, body }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}

export function useRemoveStaff() {
  const refresh = useRefreshStaff()
  return useCommand({
    send: ({ eventId, userId }: Pick<ListedStaff, 'eventId' | 'userId'>, idempotencyKey) =>
      call(removeStaff, { params: { eventId, helperId: userId } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
