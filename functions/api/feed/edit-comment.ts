import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/db/commit.ts'
import { comments } from '#core/feed/comments.ts'
import { posts } from '#core/feed/posts.ts'
import { shownComment } from '#core/feed/show-comments.ts'
import { editComment as edit } from '#shared/feed/comment-rules.ts'
import { editComment as contract } from '#shared/feed/comments-contract.ts'
import { commentNotFound, postNotFound } from '#shared/feed/not-found.ts'

async function editComment({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { postId, commentId: id } = params
  const [comment, post] = await Promise.all([
    comments.get({ postId, id }, { consistent: true }),
    posts.get({ id: postId }, { consistent: true }),
  ])
  if (comment?.userId !== actor.userId) throw commentNotFound()
  if (!post) throw postNotFound()
  const seen = { post, viewer: actor.user }
  const edited = edit(comment, body.text, now)
  if (comment.version !== body.version) throw concurrentChange()
  if (comment.text === body.text) return shownComment(comment, actor.user, seen)
  const answer = shownComment(edited, actor.user, seen)
  await commit(comments.put(edited, { version: body.version }), ...remember(answer))
  return answer
}

export const handler = endpoint(contract, editComment)
