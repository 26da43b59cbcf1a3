import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { UserId } from '#shared/platform/users/user.ts'

/** Remembers which members a suspension warned: each is warned once, even if the fact arrives twice. */
export const scamWarnings = entity({
  name: 'scam-warning',
  erasure: { days: 61 },
  schema: z.object({
    userId: UserId,
    aboutId: UserId,
    suspendedAt: z.iso.datetime(),
    toldAt: z.iso.datetime(),
    version: z.int(),
  }),
  key: ({ userId, aboutId, suspendedAt }: { userId: string; aboutId: string; suspendedAt: string }) => ({
    pk: `USER#${userId}`,
    sk: `SCAM_WARNING#${aboutId}#${suspendedAt}`,
  }),
  expiresAt: ({ toldAt }) => addTime(toldAt, { days: 60 }),
})
