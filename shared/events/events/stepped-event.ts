import { AppError } from '#shared/errors.ts'
import type { Event, WholeEvent } from './event.ts'
import { assertPublishable } from './publish-refusal.ts'

const staysCancelled = 'A cancelled event stays cancelled. Copy it to hold it again.'
const wasPutAway = 'This event was archived. Copy it to hold it again.'

const next = (event: Event, now: string) => ({
  sequence: event.sequence + 1,
  updatedAt: now,
  version: event.version + 1,
})

/** A draft that is shown from now on. */
export function publishedEvent(event: Event, now: string): WholeEvent {
  if (event.status !== 'draft')
    throw new AppError(
      'conflict',
      'event_not_draft',
      event.status === 'cancelled' ? staysCancelled : wasPutAway,
    )
  assertPublishable(event, now)
  return { ...event, ...next(event, now), status: 'published', publishedAt: now }
}

/** Refuses to cancel what is not to come, or is already cancelled. */
export function assertCancellable(event: Event, now: string): void {
  if (event.status !== 'published')
    throw new AppError('conflict', 'event_not_published', 'Only a published event can be cancelled.')
  if (event.endsAt && event.endsAt <= now)
    throw new AppError('conflict', 'event_over', 'This event is already over.')
}

/** A published event that will not be held. */
export function cancelledEvent(event: Event, reason: string, now: string): Event {
  assertCancellable(event, now)
  return { ...event, ...next(event, now), status: 'cancelled', cancelledAt: now, cancelReason: reason }
}

/** A draft that is put away. */
export function archivedEvent(event: Event, now: string): Event {
  if (event.status === 'published')
    throw new AppError(
      'conflict',
      'event_not_draft',
      'Cancel the event instead; people may have it in their calendars.',
    )
  if (event.status === 'cancelled') throw new AppError('conflict', 'event_not_draft', staysCancelled)
  return { ...event, ...next(event, now), status: 'archived' }
}

/** A published event that an administrator turns back into a draft. */
export function unpublishedEvent(event: Event, now: string): Event {
  if (event.status !== 'published')
    throw new AppError('conflict', 'event_not_published', 'This event is not published.')
  return { ...event, ...next(event, now), status: 'draft', publishedAt: undefined }
}
