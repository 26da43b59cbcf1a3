import { handOverRegistration } from '#shared/events/registrations/changes-contract.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { toast } from '#web/ui/toast.ts'
import { useRefreshRegistrations } from './use-refresh-registrations.ts'

type Named = Pick<OwnRegistration, 'id' | 'eventId'>

export function useHandOver({ id, eventId }: Named) {
  const refresh = useRefreshRegistrations()
  return useCommand({
    send: (email: string, idempotencyKey) =>
      call(
        handOverRegistration,
        { params: { registrationId: id }, body: { eventId, email } },
        { idempotencyKey },
      ),
    tells: { done: ['registration.handed_over'] },
    // The entry leaves the list, and its dialog with it.
    onDone: ({ handedTo }) => {
      toast.success(`You handed your entry over to ${handedTo}`)
      return refresh()
    },
    onStale: refresh,
  })
}
