import { countUp } from '#core/community/feed/count-on-post.ts'
import { findPost } from '#core/community/feed/find-post.ts'
import { likedPosts } from '#core/community/feed/liked-posts.ts'
import { likes } from '#core/community/feed/likes.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import { likePost as contract } from '#shared/community/feed/contract.ts'
import { leavingRefusal } from '#shared/community/feed/taking-part.ts'

export const likePost = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const { userId } = actor
    // Read first: a like that exists is counted in what is read after it.
    const like = await likes.get({ postId: params.postId, userId }, { consistent: true })
    const [{ post }, user] = await Promise.all([
      findPost(params.postId, userId),
      users.get({ id: userId }, { consistent: true }),
    ])
    if (like) return { isLiked: true, likeCount: post.likeCount }
    const refused = leavingRefusal(user ?? { deletionDueAt: now })
    if (refused) throw refused
    const answer = { isLiked: true, likeCount: post.likeCount + 1 }
    const isOwn = post.userId === userId
    await commit(
      likes.put({ postId: post.id, userId, createdAt: now, version: 1 }, { absent: true }),
      countUp(post.id, 'likeCount', userId),
      // The check keeps a like from coming after the erasure of its member.
      users.check({ id: userId }, { version: user?.version ?? 0 }),
      ...(isOwn ? [] : [likedPosts.derive({ id: post.id, day: now.slice(0, 10), version: 1 })]),
      ...remember(answer),
    )
    return answer
  })

export const handler = endpoint(contract, likePost)
