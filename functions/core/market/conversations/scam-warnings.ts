import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { UserId } from '#shared/platform/users/user.ts'

/** Who was told of the suspension of a member who wrote to them: once for each suspension, however often it is announced. */
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
