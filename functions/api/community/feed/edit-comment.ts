import { comments } from '#core/community/feed/comments.ts'
import { findPost } from '#core/community/feed/find-post.ts'
import { shownComment } from '#core/community/feed/show-comments.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { editComment as edit } from '#shared/community/feed/comment-rules.ts'
import { editComment as contract } from '#shared/community/feed/comments-contract.ts'
import { commentNotFound } from '#shared/community/feed/not-found.ts'
import { commentRefusal } from '#shared/community/feed/taking-part.ts'

async function editComment({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { postId, commentId: id } = params
  const comment = await comments.get({ postId, id }, { consistent: true })
  if (comment?.userId !== actor.userId) throw commentNotFound()
  const { post } = await findPost(postId, actor.userId)
  const refused = commentRefusal(actor.user)
  if (refused) throw refused
  const seen = { post, viewer: actor.user }
  const edited = edit(comment, body.text, now)
  if (comment.version !== body.version) throw concurrentChange()
  if (comment.text === body.text) return shownComment(comment, actor.user, seen)
  const answer = shownComment(edited, actor.user, seen)
  await commit(comments.put(edited, { version: body.version }), ...remember(answer))
  return answer
}

export const handler = endpoint(contract, editComment)
