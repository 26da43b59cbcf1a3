import type { Event } from '#shared/events/events/event.ts'
import { previewEvent } from '#shared/events/events/preview-contract.ts'
import { queryOrNull } from '#web/lib/query.ts'

/** The page of an event for those who may change it, or null for everyone else. It is as new as its draft. */
export const eventPreviewQuery = (eventId: string) =>
  queryOrNull('events', previewEvent, { params: { eventId: eventId as Event['id'] } }, { staleTime: 0 })
