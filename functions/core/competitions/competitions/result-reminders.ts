import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { EventId } from '#shared/events/events/event.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const daysKept = 30

/** Notes that an event was reminded of its open results on a day after its last, so that it happens once. */
export const resultReminders = entity({
  name: 'result-reminder',
  erasure: 'impersonal',
  schema: z.object({ eventId: EventId, day: z.int(), at: z.iso.datetime(), version: z.int() }),
  key: ({ eventId, day }: { eventId: string; day: number }) => ({
    pk: `EVT#${eventId}`,
    sk: `RESULTREMINDER#${day}`,
  }),
  expiresAt: ({ at }) => addTime(at, { days: daysKept }),
})
