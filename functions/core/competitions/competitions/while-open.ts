import { env } from '#core/env.ts'
import type { Write } from '#core/platform/db/write.ts'
import { AppError } from '#shared/errors.ts'
import type { EventClassFields } from '#shared/events/events/event-fields.ts'
import { competitionClasses } from './competition-classes.ts'

/**
 * Allows the other writes of its transaction only until the places of a class are published; an untouched class is
 * open.
 */
export const whileOpen = (
  eventId: string,
  { classKey, name }: Pick<EventClassFields, 'classKey' | 'name'>,
): Write => ({
  item: {
    ConditionCheck: {
      TableName: env('TABLE_NAME'),
      Key: competitionClasses.key({ eventId, classKey }),
      ConditionExpression: 'attribute_not_exists(pk) OR #state IN (:planned, :running)',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':planned': 'planned', ':running': 'running' },
    },
  },
  refused: () =>
    new AppError('conflict', 'class_state', `${name} is over, so no one can join or leave it at the desk.`),
})
