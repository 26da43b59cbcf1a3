import * as z from 'zod/mini'
import { env } from '#core/env.ts'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { AppError } from '#shared/errors.ts'
import { EventId } from '#shared/events/events/event.ts'

const mostStaff = 50

/** The number of people who help at an event, including invited ones. */
export const staffCounts = entity({
  name: 'event-staff-count',
  erasure: 'impersonal',
  schema: z.object({ eventId: EventId, count: z.int(), version: z.int() }),
  key: ({ eventId }: { eventId: string }) => ({ pk: `EVT#${eventId}`, sk: 'STAFFCOUNT' }),
})

const counting = (eventId: string, by: number) => {
  const { pk, sk, ...attributes } = staffCounts.item({
    eventId: eventId as `evt_${string}`,
    count: by,
    version: 1,
  })
  return {
    TableName: env('TABLE_NAME'),
    Key: { pk, sk },
    UpdateExpression: 'SET #entity = :entity, #eventId = :eventId, #version = :version ADD #count :count',
    ExpressionAttributeNames: {
      '#entity': 'entity',
      '#eventId': 'eventId',
      '#version': 'version',
      '#count': 'count',
    },
    ExpressionAttributeValues: Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [`:${name}`, value]),
    ),
  }
}

/** One more helper, unless there are as many as an event may have. */
export const oneMoreHelper = (eventId: string): Write => {
  const update = counting(eventId, 1)
  return {
    item: {
      Update: {
        ...update,
        ConditionExpression: 'attribute_not_exists(#count) OR #count < :most',
        ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':most': mostStaff },
      },
    },
    refused: () =>
      new AppError(
        'conflict',
        'too_many_staff',
        `An event can have at most ${mostStaff} staff. Remove someone first.`,
      ),
  }
}

export const oneHelperLess = (eventId: string): Write => ({ item: { Update: counting(eventId, -1) } })
