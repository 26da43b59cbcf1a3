import * as z from 'zod/mini'
import { entity } from '#core/db/entity.ts'
import { EventId } from '#shared/events/event.ts'
import { ClassKey } from '#shared/events/event-fields.ts'
import { EntryId } from '#shared/registrations/registration.ts'
import { addTime } from '#shared/time/add-time.ts'

/** Who was called to the lane: each is told once, however often they are called. */
const LaneCall = z.object({
  eventId: EventId,
  classKey: ClassKey,
  entryId: EntryId,
  at: z.iso.datetime(),
  version: z.int(),
})

export const laneCalls = entity({
  name: 'lane-call',
  erasure: { days: 31 },
  schema: LaneCall,
  key: ({ eventId, classKey, entryId }: { eventId: string; classKey: string; entryId: string }) => ({
    pk: `EVT#${eventId}#CLS#${classKey}`,
    sk: `CALL#${entryId}`,
  }),
  expiresAt: ({ at }) => addTime(at, { days: 30 }),
})
