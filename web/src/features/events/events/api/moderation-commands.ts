import { changeEventOwner, deleteEvent, unpublishEvent } from '#shared/events/events/admin-contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { call } from '#web/lib/call.ts'
import { useEventCommand } from './use-event-command.ts'

type Of = Pick<Event, 'id' | 'version'>

export const useUnpublish = ({ id, version }: Of) =>
  useEventCommand(({ reason }: { reason: string }, idempotencyKey) =>
    call(unpublishEvent, { params: { eventId: id }, body: { reason, version } }, { idempotencyKey }),
  )

export const useHandOver = ({ id, version }: Of) =>
  useEventCommand((body: { userId: Event['ownerId']; reason: string }, idempotencyKey) =>
    call(changeEventOwner, { params: { eventId: id }, body: { ...body, version } }, { idempotencyKey }),
  )

export const useDelete = () =>
  useEventCommand(({ id }: Pick<Event, 'id'>, idempotencyKey) =>
    call(deleteEvent, { params: { eventId: id } }, { idempotencyKey }),
  )
