import { findPost } from '#core/community/feed/find-post.ts'
import { likes } from '#core/community/feed/likes.ts'
import { posts } from '#core/community/feed/posts.ts'
import { withdrawLike } from '#core/community/feed/withdraw-like.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { unlikePost as contract } from '#shared/community/feed/contract.ts'

/** A like can be taken back even where its post is no longer shown. */
export const unlikePost = ({ actor, params, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const { userId } = actor
    const { postId } = params
    const like = await likes.get({ postId, userId }, { consistent: true })
    if (!like) {
      const { post } = await findPost(postId, userId)
      return { isLiked: false, likeCount: post.likeCount }
    }
    const post = await posts.get({ id: postId }, { consistent: true })
    const answer = { isLiked: false, likeCount: Math.max(0, (post?.likeCount ?? 0) - 1) }
    await commit(...withdrawLike(like, post), ...remember(answer))
    return answer
  })

export const handler = endpoint(contract, unlikePost)
