import { comments } from '#core/community/feed/comments.ts'
import { countUp } from '#core/community/feed/count-on-post.ts'
import { findPost } from '#core/community/feed/find-post.ts'
import { shownComment } from '#core/community/feed/show-comments.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { users } from '#core/platform/users/users.ts'
import { addComment as contract } from '#shared/community/feed/comments-contract.ts'
import { postNotFound } from '#shared/community/feed/not-found.ts'
import type { StoredComment } from '#shared/community/feed/post.ts'
import { commentRefusal } from '#shared/community/feed/taking-part.ts'
import { newId } from '#shared/ids.ts'

function addComment({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  const { postId } = params
  const id = newId('fcm', now)
  const comment: StoredComment = { id, postId, userId, text: body.text, createdAt: now, version: 1 }
  return untilUnchanged(async () => {
    const [{ post }, user] = await Promise.all([
      findPost(postId, userId),
      users.get({ id: userId }, { consistent: true }),
    ])
    if (!user) throw postNotFound()
    const refused = commentRefusal(user)
    if (refused) throw refused
    const answer = shownComment(comment, user, { post, viewer: user })
    await commit(
      comments.put(comment, { absent: true }),
      countUp(postId, 'commentCount', userId),
      // The check keeps a comment from coming after the erasure of its author.
      users.check({ id: userId }, { version: user.version }),
      announce('comment.added', { postId, commentId: id }, now),
      ...remember(answer),
    )
    return answer
  })
}

export const handler = endpoint(contract, addComment)
