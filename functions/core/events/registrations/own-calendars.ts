import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { idSchema } from '#shared/ids.ts'
import { UserId } from '#shared/platform/users/user.ts'

/** The partition of the calendar with this id in the first index. */
export const calendarPartition = (id: string) => `CALENDAR#${id}`

/** The address of a member’s own calendar: its secret is kept as a hash alone, and a new one takes its place. */
export const ownCalendars = entity({
  name: 'own-calendar',
  erasure: 'with the member',
  schema: z.object({
    id: idSchema('cal'),
    userId: UserId,
    secretHash: z.string(),
    madeAt: z.iso.datetime(),
    version: z.int(),
  }),
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'OWN_CALENDAR' }),
  gsi1: ({ id }) => ({ pk: calendarPartition(id), sk: 'CALENDAR' }),
})
