import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { EventId } from '#shared/events/events/event.ts'
import { EntryId } from '#shared/events/registrations/registration.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'

export const OpenSheet = z.object({
  eventId: EventId,
  classKey: ClassKey,
  entryId: EntryId,
  judgeId: UserId,
  deviceId: z.string(),
  until: z.iso.datetime(),
  version: z.int(),
})
export type OpenSheet = z.infer<typeof OpenSheet>

type Key = Pick<OpenSheet, 'eventId' | 'classKey' | 'entryId' | 'judgeId' | 'deviceId'>

export const openPrefix = (entryId: string, judgeId: string) => `OPEN#${entryId}#${judgeId}#`

/** The devices on which a sheet is open: each reports it again while it is, and is forgotten soon after. */
export const openSheets = entity({
  name: 'open-sheet',
  erasure: { days: 3 },
  schema: OpenSheet,
  key: ({ eventId, classKey, entryId, judgeId, deviceId }: Key) => ({
    pk: `EVT#${eventId}#CLS#${classKey}`,
    sk: `${openPrefix(entryId, judgeId)}${deviceId}`,
  }),
  expiresAt: ({ until }) => until,
})
