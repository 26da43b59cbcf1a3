import { changeRegistration } from '#shared/events/registrations/changes-contract.ts'
import { getMyRegistration, type OwnRegistration } from '#shared/events/registrations/contract.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { keptChoice } from '../components/kept-choice.ts'
import { useRefreshRegistrations } from './use-refresh-registrations.ts'

type Named = Pick<OwnRegistration, 'id' | 'eventId'>

/** Its dialog goes on to the payment, and reads everything again when it closes. */
export function useChange() {
  const refresh = useRefreshRegistrations()
  return useCommand({
    send: (input: InputOf<typeof changeRegistration>, idempotencyKey) =>
      call(changeRegistration, input, { idempotencyKey }),
    onStale: refresh,
  })
}

/**
 * Drops a change that waits for its payment. It chooses the present entry again, because the started payment
 * has made another version of it.
 */
export function useDropChange({ id, eventId }: Named) {
  const refresh = useRefreshRegistrations()
  return useCommand({
    send: async (_: undefined) => {
      const { registration } = await call(getMyRegistration, { params: { eventId } })
      const kept = registration?.change && keptChoice(registration)
      if (!kept) return
      await call(changeRegistration, { params: { registrationId: id }, body: { eventId, ...kept } })
    },
    onDone: refresh,
    onStale: refresh,
  })
}
