import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { ReviewSubject } from '#shared/directory/open-reviews/contract.ts'
import { UserId } from '#shared/platform/users/user.ts'

const OpenReview = z.object({
  subject: ReviewSubject,
  userId: UserId,
  deviceId: z.string(),
  until: z.iso.datetime(),
  version: z.int(),
})
type Key = Pick<z.infer<typeof OpenReview>, 'subject' | 'deviceId'> & { userId: string }

export const openPrefix = 'OPEN#'

/** Where something to decide is open: each device reports it again while it is, and is forgotten soon after. */
export const openReviews = entity({
  name: 'open-review',
  erasure: { days: 3 },
  schema: OpenReview,
  key: ({ subject, userId, deviceId }: Key) => ({
    pk: `OPENREVIEW#${subject.kind}#${subject.id}`,
    sk: `${openPrefix}${userId}#${deviceId}`,
  }),
  expiresAt: ({ until }) => until,
})
