import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { idSchema } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Email } from '#shared/platform/users/email.ts'

const daysKept = 30

/** The last test email of a member: where it went, and what proves that it arrived. */
export const mailTests = entity({
  name: 'mail-test',
  erasure: 'with the member',
  schema: z.object({
    userId: z.string(),
    id: idSchema('mlt'),
    email: Email,
    secretHash: z.string(),
    sentAt: z.iso.datetime(),
    confirmedAt: z.optional(z.iso.datetime()),
    version: z.int(),
  }),
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'MAIL_TEST' }),
  expiresAt: ({ sentAt }) => addTime(sentAt, { days: daysKept }),
})
