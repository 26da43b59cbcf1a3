import { authorsOf } from '#core/community/feed/authors-of.ts'
import { comments, commentsPartition, hiddenCommentsPartition } from '#core/community/feed/comments.ts'
import { posts } from '#core/community/feed/posts.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { listLatestComments as contract } from '#shared/community/feed/admin-contract.ts'

async function listLatestComments({ query }: ApiRequest<typeof contract>) {
  const { show, limit, cursor } = query
  const page = await comments.list({
    index: 'gsi1',
    pk: show === 'hidden' ? hiddenCommentsPartition : commentsPartition,
    newestFirst: true,
    limit,
    cursor,
  })
  const postIds = [...new Set(page.items.map(({ postId }) => postId))]
  const [authors, found] = await Promise.all([
    authorsOf(page.items),
    getMany(postIds.map((id) => posts.key({ id }))),
  ])
  const titles = new Map(found.map((row) => posts.read(row)).map(({ id, title }) => [id, title]))
  return {
    ...page,
    items: page.items.map((comment) => ({
      ...comment,
      authorName: authors.get(comment.userId)?.name ?? 'Deleted member',
      postTitle: titles.get(comment.postId) ?? 'Deleted post',
    })),
  }
}

export const handler = endpoint(contract, listLatestComments)
