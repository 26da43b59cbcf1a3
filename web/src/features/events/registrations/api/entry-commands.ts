import type { Event } from '#shared/events/events/event.ts'
import { acceptPlaceOffer, declinePlaceOffer } from '#shared/events/registrations/changes-contract.ts'
import { enterEvent, type OwnRegistration } from '#shared/events/registrations/contract.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { useRefreshRegistrations } from './use-refresh-registrations.ts'

export type EntryBody = InputOf<typeof enterEvent>['body']

export const useEnter = (eventId: Event['id']) =>
  useCommand({
    send: (body: EntryBody, idempotencyKey) =>
      call(enterEvent, { params: { eventId }, body }, { idempotencyKey }),
  })

type Named = Pick<OwnRegistration, 'id' | 'eventId'>

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
