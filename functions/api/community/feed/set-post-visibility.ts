import { likes } from '#core/community/feed/likes.ts'
import { posts } from '#core/community/feed/posts.ts'
import { shownPost } from '#core/community/feed/show-posts.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { setPostVisibility as contract } from '#shared/community/feed/contract.ts'
import { postNotFound } from '#shared/community/feed/not-found.ts'

/** Likes that are counted meanwhile do not refuse it. */
const setPostVisibility = ({ actor, params, body, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const { userId: viewerId, user } = actor
    const post = await posts.get({ id: params.postId }, { consistent: true })
    if (post?.userId !== viewerId) throw postNotFound()
    const like = await likes.get({ postId: post.id, userId: viewerId })
    const seen = { viewerId, isLiked: like !== undefined }
    const { visibility } = body
    if (post.visibility === visibility) return shownPost(post, user, seen)
    const changed = { ...post, visibility, version: post.version + 1 }
    const answer = shownPost(changed, user, seen)
    await commit(posts.put(changed, { version: post.version }), ...remember(answer))
    return answer
  })

export const handler = endpoint(contract, setPostVisibility)
