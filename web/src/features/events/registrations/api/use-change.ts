import { changeRegistration } from '#shared/events/registrations/changes-contract.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { useRefreshRegistrations } from './use-refresh-registrations.ts'

type Named = Pick<OwnRegistration, 'id' | 'eventId'>
type ChangeBody = Omit<InputOf<typeof changeRegistration>['body'], 'eventId'>

export function useChange({ id, eventId }: Named) {
  const refresh = useRefreshRegistrations()
  return useCommand({
    send: (body: ChangeBody, idempotencyKey) =>
      call(
        changeRegistration,
        { params: { registrationId: id }, body: { eventId, ...body } },
        { idempotencyKey },
      ),
    onStale: refresh,
  })
}
