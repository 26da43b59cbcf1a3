import type { UseMutationResult } from '@tanstack/react-query'
import { archiveEvent, cancelEvent, copyEvent, publishEvent } from '#shared/events/contract.ts'
import type { Event } from '#shared/events/event.ts'
import { useCommand } from '#web/features/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { useRefreshEvents } from './use-refresh-events.ts'

type Of = Pick<Event, 'id' | 'version'>

/** A write about an event, after which everything about events is read again. */
function useEventCommand<Input, Answer>(
  send: (input: Input, idempotencyKey: string) => Promise<Answer>,
): UseMutationResult<Answer, Error, Input> {
  const refresh = useRefreshEvents()
  return useCommand({ send, onDone: refresh, onStale: refresh })
}

export const usePublish = () =>
  useEventCommand(({ id, version }: Of, idempotencyKey) =>
    call(publishEvent, { params: { eventId: id }, body: { version } }, { idempotencyKey }),
  )

export const useArchive = () =>
  useEventCommand(({ id, version }: Of, idempotencyKey) =>
    call(archiveEvent, { params: { eventId: id }, body: { version } }, { idempotencyKey }),
  )

export const useCancel = (id: Event['id']) =>
  useEventCommand((body: { version: number; reason: string }, idempotencyKey) =>
    call(cancelEvent, { params: { eventId: id }, body }, { idempotencyKey }),
  )

export const useCopy = (id: Event['id']) =>
  useEventCommand((body: { startsOn: string }, idempotencyKey) =>
    call(copyEvent, { params: { eventId: id }, body }, { idempotencyKey }),
  )
