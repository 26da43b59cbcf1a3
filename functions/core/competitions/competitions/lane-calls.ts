import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { EventId } from '#shared/events/events/event.ts'
import { EntryId } from '#shared/events/registrations/registration.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'

/**
 * Records the people called to the lane: each person is notified once per run, however often they are called.
 */
const LaneCall = z.object({
  eventId: EventId,
  classKey: ClassKey,
  entryId: EntryId,
  runNo: z.int(),
  at: z.iso.datetime(),
  version: z.int(),
})

type Called = { eventId: string; classKey: string; entryId: string; runNo: number }

export const laneCalls = entity({
  name: 'lane-call',
  erasure: { days: 31 },
  schema: LaneCall,
  key: ({ eventId, classKey, entryId, runNo }: Called) => ({
    pk: `EVT#${eventId}#CLS#${classKey}`,
    sk: `CALL#${entryId}#${runNo}`,
  }),
  expiresAt: ({ at }) => addTime(at, { days: 30 }),
})
