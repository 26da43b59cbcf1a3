import { env } from '#core/env.ts'
import { events } from '#core/events/events/events.ts'
import type { Write } from '#core/platform/db/write.ts'
import { AppError } from '#shared/errors.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'
import type { EntryRefusal } from '#shared/events/registrations/entry-refusal.ts'

/** An event that people can have entered: a draft is not there for anyone who enters. */
export async function enteredEvent(eventId: string): Promise<WholeEvent> {
  const event = await events.get({ id: eventId }, { consistent: true })
  if (event?.status !== 'published' && event?.status !== 'cancelled') throw eventNotFound()
  return event as WholeEvent
}

const whileEvent = (eventId: string, condition: string, refusal: string): Write => ({
  item: {
    ConditionCheck: {
      TableName: env('TABLE_NAME'),
      Key: events.key({ id: eventId }),
      ConditionExpression: condition,
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':published': 'published' },
    },
  },
  refused: () => new AppError('conflict', 'entries_closed', refusal),
})

/** Allows the other writes of its transaction only while the event is not cancelled. */
export const stillPublished = (eventId: string): Write =>
  whileEvent(eventId, '#status = :published', 'This event was cancelled.')

/** The same for new entries, which an event that an administrator has removed does not take. */
export const stillOpen = (eventId: string): Write =>
  whileEvent(
    eventId,
    '#status = :published AND attribute_not_exists(removed)',
    'This event no longer takes entries.',
  )

/** Throws the refusal where there is one. */
export function refuse(refusal: EntryRefusal | undefined): void {
  if (!refusal) return
  const { code, message, path } = refusal
  throw new AppError('conflict', code, message, path ? { errors: [{ path, message }] } : {})
}
