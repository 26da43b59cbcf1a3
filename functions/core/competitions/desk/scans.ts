import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { Scan } from '#shared/competitions/desk/gate-contract.ts'
import { EventId } from '#shared/events/events/event.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { UserId } from '#shared/platform/users/user.ts'

const keptDays = 400

const StoredScan = z.object({
  ...z.omit(Scan, { name: true, number: true, byName: true }).shape,
  eventId: EventId,
  by: UserId,
  /** The answer that was given. */
  sentence: z.string(),
  version: z.int(),
})
export type StoredScan = z.infer<typeof StoredScan>

/** The partition of an event’s scans in the first index, in order of arrival. */
export const scansOf = (eventId: string) => `EVT#${eventId}#CHK`

/** The scans at the gates. A scan’s id is made on its device, so that a scan sent twice counts once. */
export const scans = entity({
  name: 'desk-scan',
  erasure: { days: keptDays },
  schema: StoredScan,
  key: ({ eventId, scanId }: { eventId: string; scanId: string }) => ({
    pk: `EVT#${eventId}`,
    sk: `CHK#${scanId}`,
  }),
  gsi1: ({ eventId, at, scanId }) => ({ pk: scansOf(eventId), sk: `${at}#${scanId}` }),
  expiresAt: ({ at }) => addTime(at, { days: keptDays }),
})
