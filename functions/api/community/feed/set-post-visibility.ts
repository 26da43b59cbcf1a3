import { weekOfJoin } from '#core/community/feed/joined-weeks.ts'
import { posts } from '#core/community/feed/posts.ts'
import { showPost } from '#core/community/feed/show-posts.ts'
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
    const { visibility } = body
    if (post.visibility === visibility) return showPost(post, user, viewerId)
    const changed = { ...post, visibility, version: post.version + 1 }
    const answer = await showPost(changed, user, viewerId)
    await commit(
      posts.put(changed, { version: post.version }),
      ...(await weekOfJoin(changed)),
      ...remember(answer),
    )
    return answer
  })

export const handler = endpoint(contract, setPostVisibility)
