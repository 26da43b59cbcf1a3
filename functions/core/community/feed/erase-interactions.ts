import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { StoredComment } from '#shared/community/feed/post.ts'
import { commentRemoval } from './comment-removal.ts'
import { comments } from './comments.ts'
import { type Like, likes } from './likes.ts'
import { commentsBy, likesBy } from './made-by.ts'
import { posts } from './posts.ts'
import { withdrawLike } from './withdraw-like.ts'

/** Takes the likes and the comments of a member from the posts of others; the figures there follow. */
export async function eraseInteractions(userId: string): Promise<void> {
  for await (const like of likesBy(userId)) await eraseLike(like)
  for await (const comment of commentsBy(userId)) await eraseComment(comment)
}

const eraseLike = (listed: Like) =>
  untilUnchanged(async () => {
    const like = await likes.get(listed, { consistent: true })
    if (!like) return
    await commit(...withdrawLike(like, await posts.get({ id: like.postId }, { consistent: true })))
  })

const eraseComment = (listed: StoredComment) =>
  untilUnchanged(async () => {
    const comment = await comments.get(listed, { consistent: true })
    if (comment) await commit(...(await commentRemoval(comment)))
  })
