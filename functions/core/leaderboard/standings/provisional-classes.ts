import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { EventId } from '#shared/events/events/event.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { SeasonId } from '#shared/rules/seasons/event-season.ts'

export const provisionalOfSeason = (seasonId: string) => `SEA#${seasonId}#PROVISIONAL`

/** Classes whose places are out and do not count in a season yet. */
export const provisionalClasses = entity({
  name: 'provisional-class',
  erasure: 'impersonal',
  schema: z.object({ seasonId: SeasonId, eventId: EventId, classKey: ClassKey, version: z.int() }),
  key: ({ seasonId, eventId, classKey }: { seasonId: string; eventId: string; classKey: string }) => ({
    pk: provisionalOfSeason(seasonId),
    sk: `${eventId}#${classKey}`,
  }),
})
