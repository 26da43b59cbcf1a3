import { adminPosts } from '#core/community/feed/admin-posts.ts'
import { hiddenPost, hidePost as hide, unhidePost } from '#core/community/feed/hide-post.ts'
import { posts } from '#core/community/feed/posts.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { hidePost as contract } from '#shared/community/feed/admin-contract.ts'
import { postNotFound } from '#shared/community/feed/not-found.ts'
import type { StoredPost } from '#shared/community/feed/post.ts'

const hidePost = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const post = await posts.get({ id: params.postId }, { consistent: true })
    if (!post) throw postNotFound()
    const reason = body.reason ?? undefined
    if (post.hiddenReason === reason) return forAdministrators(post)
    const answer = await forAdministrators(hiddenPost(post, reason))
    await commit(
      ...(reason === undefined ? unhidePost(post) : hide(post, reason, now)),
      recordActivity(
        {
          by: actor,
          userId: post.userId,
          type: 'user_update',
          description: reason === undefined ? 'Showed a post again' : 'Hid a post',
          metadata: { postId: post.id },
          before: { hiddenReason: post.hiddenReason ?? '' },
          after: { hiddenReason: reason ?? '' },
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })

async function forAdministrators(post: StoredPost) {
  const [answer] = await adminPosts([post])
  if (!answer) throw postNotFound()
  return answer
}

export const handler = endpoint(contract, hidePost)
