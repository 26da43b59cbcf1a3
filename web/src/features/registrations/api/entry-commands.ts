import type { Event } from '#shared/events/event.ts'
import type { InputOf } from '#shared/http/route.ts'
import {
  acceptPlaceOffer,
  changeRegistration,
  declinePlaceOffer,
  handOverRegistration,
} from '#shared/registrations/changes-contract.ts'
import { enterEvent, type OwnRegistration } from '#shared/registrations/contract.ts'
import { useCommand } from '#web/features/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { toast } from '#web/ui/toast.ts'
import { useRefreshRegistrations } from './use-refresh-registrations.ts'

export type EntryBody = InputOf<typeof enterEvent>['body']

export const useEnter = (eventId: Event['id']) =>
  useCommand({
    send: (body: EntryBody, idempotencyKey) =>
      call(enterEvent, { params: { eventId }, body }, { idempotencyKey }),
  })

type Named = Pick<OwnRegistration, 'id' | 'eventId'>

export type ChangeBody = Omit<InputOf<typeof changeRegistration>['body'], 'eventId'>

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

export function useAcceptOffer() {
  const refresh = useRefreshRegistrations()
  return useCommand({
    send: ({ id, eventId, payAt }: Named & { payAt?: 'online' | 'gate' }, idempotencyKey) =>
      call(
        acceptPlaceOffer,
        { params: { registrationId: id }, body: { eventId, ...(payAt && { payAt }) } },
        { idempotencyKey },
      ),
    onDone: refresh,
    onStale: refresh,
  })
}

export function useDeclineOffer() {
  const refresh = useRefreshRegistrations()
  return useCommand({
    send: ({ id, eventId }: Named, idempotencyKey) =>
      call(declinePlaceOffer, { params: { registrationId: id }, body: { eventId } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
