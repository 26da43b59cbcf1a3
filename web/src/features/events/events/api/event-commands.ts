import { archiveEvent, cancelEvent, copyEvent, publishEvent } from '#shared/events/events/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { call } from '#web/lib/call.ts'
import { useEventCommand } from './use-event-command.ts'

type Of = Pick<Event, 'id' | 'version'>

export const usePublish = () =>
  useEventCommand(({ id, version }: Of, idempotencyKey) =>
    call(publishEvent, { params: { eventId: id }, body: { version } }, { idempotencyKey }),
  )

export const useArchive = () =>
  useEventCommand(({ id, version }: Of, idempotencyKey) =>
    call(archiveEvent, { params: { eventId: id }, body: { version } }, { idempotencyKey }),
  )

export const useCancel = ({ id, version }: Of) =>
  useEventCommand(({ reason }: { reason: string }, idempotencyKey) =>
    call(cancelEvent, { params: { eventId: id }, body: { reason, version } }, { idempotencyKey }),
  )

export const useCopy = (id: Event['id']) =>
  useEventCommand((body: { startsOn: string }, idempotencyKey) =>
    call(copyEvent, { params: { eventId: id }, body }, { idempotencyKey }),
  )
