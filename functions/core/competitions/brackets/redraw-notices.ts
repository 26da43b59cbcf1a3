import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { EventId } from '#shared/events/events/event.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'

/** Head judges hear once of the same change of those who qualify, however many runs follow it. */
const RedrawNotice = z.object({
  eventId: EventId,
  classKey: ClassKey,
  /** Names the draw, and who qualifies now. */
  change: z.string(),
  at: z.iso.datetime(),
  version: z.int(),
})

export const redrawNotices = entity({
  name: 'redraw-notice',
  erasure: { days: 31 },
  schema: RedrawNotice,
  key: ({ eventId, classKey, change }: { eventId: string; classKey: string; change: string }) => ({
    pk: `EVT#${eventId}#CLS#${classKey}`,
    sk: `REDRAWNOTICE#${change}`,
  }),
  expiresAt: ({ at }) => addTime(at, { days: 30 }),
})
