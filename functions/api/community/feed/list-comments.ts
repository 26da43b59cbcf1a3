import { comments } from '#core/community/feed/comments.ts'
import { findPost } from '#core/community/feed/find-post.ts'
import { showComments } from '#core/community/feed/show-comments.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import { listComments as contract } from '#shared/community/feed/comments-contract.ts'

async function listComments({ actor, params, query }: ApiRequest<typeof contract>) {
  const { limit, cursor } = query
  const { post } = await findPost(params.postId, actor.userId)
  return firstPageWith(
    async (next) => {
      const page = await comments.list({
        pk: posts(post.id),
        prefix: 'COMMENT#',
        limit,
        cursor: next,
        consistent: true,
      })
      return { ...page, items: await showComments(page.items, { post, viewer: actor.user }) }
    },
    cursor,
    () => true,
  )
}

const posts = (postId: string) => `POST#${postId}`

export const handler = endpoint(contract, listComments)
