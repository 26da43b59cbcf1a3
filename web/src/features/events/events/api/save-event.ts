import { useQueryClient } from '@tanstack/react-query'
import type { Event } from '#shared/events/events/event.ts'
import { createEvent, type OwnEvent, updateEvent } from '#shared/events/events/own-contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { sendFile } from '#web/features/platform/uploads/api/send-file.ts'
import { call } from '#web/lib/call.ts'
import type { EventDraft, WrittenEvent } from '../editing/event-values.ts'
import { toForm, valuesOf } from '../editing/event-values.ts'
import { ownEventQuery } from './event-queries.ts'

const key = ['events']

type Edited = { fields: WrittenEvent; thing: EventDraft }

/** Creates an event, or changes the one with this id, for `useEditForm`. */
export function useSaveEvent(id: Event['id'] | undefined) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: key })
  return {
    send: ({ fields, thing }: Edited, idempotencyKey: string): Promise<EventDraft> => {
      const { note, ...form } = fields
      return id === undefined || thing.version === undefined
        ? call(createEvent, { body: form }, { idempotencyKey })
        : call(
            updateEvent,
            { params: { eventId: id }, body: { ...form, ...(note && { note }), version: thing.version } },
            { idempotencyKey },
          )
    },
    refresh,
    onStale: refresh,
    latest: async (): Promise<EventDraft> => {
      if (!id) throw new Error('An event that is created has no version yet.')
      return queryClient.fetchQuery({ ...ownEventQuery(id), staleTime: 0 })
    },
  }
}

type NewPoster = { event: OwnEvent; file?: Blob; onProgress?: (share: number) => void }

/** Uploads the poster of an event, or takes it away, apart from the form. */
export function useChangePoster() {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: key })
  return useCommand({
    send: async ({ event, file, onProgress = () => undefined }: NewPoster) => {
      const poster = file
        ? { posterUploadId: await sendFile('event-poster', file, onProgress) }
        : { removePoster: true }
      const { note: _, ...form } = toForm(valuesOf(event))
      return call(
        updateEvent,
        { params: { eventId: event.id }, body: { ...form, ...poster, version: event.version } },
        { idempotencyKey: crypto.randomUUID() },
      )
    },
    onDone: refresh,
    onStale: refresh,
  })
}
