import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { DeskId, RequestId } from '#shared/support/support-requests/named-request.ts'
import { RatingScore, type SupportRequest } from '#shared/support/support-requests/support-request.ts'

const RatedComment = z.object({
  deskId: DeskId,
  requestId: RequestId,
  number: z.string(),
  score: RatingScore,
  comment: z.string(),
  at: z.iso.datetime(),
  version: z.int(),
})
type RatedComment = z.infer<typeof RatedComment>

export const commentsOfDesk = (deskId: DeskId) => `SUPPORT_COMMENTS#${deskId}`

/** The ratings of a desk that have words, by time. */
export const ratedComments = entity({
  name: 'support-rated-comment',
  erasure: 'by the stream',
  schema: RatedComment,
  key: ({ deskId, at, requestId }: Pick<RatedComment, 'deskId' | 'at' | 'requestId'>) => ({
    pk: commentsOfDesk(deskId),
    sk: `${at}#${requestId}`,
  }),
})

export const ratedCommentsOf = ({ id, deskId, number, rating }: SupportRequest): RatedComment[] =>
  rating?.comment ? [{ deskId, requestId: id, number, ...rating, version: 1 }] : []
