import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { EventId } from '#shared/events/events/event.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'

/**
 * Stores the version of a board beside it, so that the classes of an event are listed without reading their
 * boards.
 */
const BoardMark = z.object({ eventId: EventId, classKey: ClassKey, version: z.int() })

export const boardMarks = entity({
  name: 'board-mark',
  erasure: 'impersonal',
  schema: BoardMark,
  key: ({ eventId, classKey }: { eventId: string; classKey: string }) => ({
    pk: `EVT#${eventId}`,
    sk: `BOARDMARK#${classKey}`,
  }),
})
