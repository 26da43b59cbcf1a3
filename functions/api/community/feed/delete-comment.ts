import { commentRemoval } from '#core/community/feed/comment-removal.ts'
import { comments } from '#core/community/feed/comments.ts'
import { posts } from '#core/community/feed/posts.ts'
import { tellOfDeletion } from '#core/community/feed/tell-of-deletion.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { deletesAs } from '#shared/community/feed/comment-rules.ts'
import { deleteComment as contract } from '#shared/community/feed/comments-contract.ts'
import { commentNotFound } from '#shared/community/feed/not-found.ts'
import { AppError } from '#shared/errors.ts'

const deleteComment = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const { postId, commentId: id } = params
    const { reason } = body
    const [comment, post] = await Promise.all([
      comments.get({ postId, id }, { consistent: true }),
      posts.get({ id: postId }, { consistent: true }),
    ])
    const viewer = { userId: actor.userId, isAdmin: actor.user.membershipType === 'admin' }
    const role = comment && deletesAs({ comment, post, viewer })
    if (!comment || !role) throw commentNotFound()
    if (role === 'admin' && !reason) throw reasonRequired()
    await commit(
      ...(await commentRemoval(comment)),
      ...(role === 'admin' && reason
        ? [
            ...tellOfDeletion(comment, reason, now),
            recordActivity(
              {
                by: actor,
                userId: comment.userId,
                type: 'user_update',
                description: 'Deleted a comment',
                metadata: { postId, commentId: id, reason },
              },
              now,
            ),
          ]
        : []),
      ...remember(undefined),
    )
  })

function reasonRequired(): AppError {
  const message = 'Say why you delete this comment. Its author will see it.'
  return new AppError('invalid', 'reason_required', message, { errors: [{ path: 'body.reason', message }] })
}

export const handler = endpoint(contract, deleteComment)
