import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { EventId } from '#shared/events/events/event.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { SeasonId } from '#shared/rules/seasons/event-season.ts'

/** Everyone who got points from a class of an event, and in which seasons. */
const PointsSource = z.object({
  eventId: EventId,
  classKey: ClassKey,
  seasonIds: z.array(SeasonId),
  competitorIds: z.array(UserId),
  version: z.int(),
})
export type PointsSource = z.infer<typeof PointsSource>

/** Written before the lines, so that a correction finds all of them. */
export const pointsSources = entity({
  name: 'points-source',
  erasure: 'kept',
  schema: PointsSource,
  key: ({ eventId, classKey }: { eventId: string; classKey: string }) => ({
    pk: `EVT#${eventId}`,
    sk: `PTSOF#${classKey}`,
  }),
})
