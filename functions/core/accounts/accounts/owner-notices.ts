import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { AppError } from '#shared/errors.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

/** Notes that the owner of an address was told in this hour that someone registers with it. */
export const ownerNotices = entity({
  name: 'owner-notice',
  erasure: { days: 1 },
  schema: z.object({ userId: z.string(), hour: z.string(), expiresAt: z.iso.datetime(), version: z.int() }),
  key: ({ userId, hour }: { userId: string; hour: string }) => ({
    pk: `USER#${userId}`,
    sk: `OWNER_NOTICE#${hour}`,
  }),
  expiresAt: ({ expiresAt }) => expiresAt,
})

export const alreadyTold = 'already_told'

/** Commit it with the mail; the second one of an hour is refused with `already_told`. */
export function ownerNotice(userId: string, now: string): Write {
  const notice = { userId, hour: now.slice(0, 13), expiresAt: addTime(now, { hours: 2 }), version: 1 }
  return ownerNotices.put(
    notice,
    { absent: true },
    () => new AppError('conflict', alreadyTold, 'We have notified the owner.'),
  )
}
