import type { StoredComment, StoredPost } from '#shared/community/feed/post.ts'
import type { Page } from '#shared/platform/http/page.ts'
import { comments } from './comments.ts'
import { interactionsPartition } from './interactions-partition.ts'
import { type Like, likes } from './likes.ts'
import { posts, postsOfPartition } from './posts.ts'

const limit = 100

async function* everyPage<T>(list: (cursor: string | undefined) => Promise<Page<T>>): AsyncGenerator<T> {
  let cursor: string | undefined
  do {
    const page = await list(cursor)
    yield* page.items
    cursor = page.nextCursor
  } while (cursor)
}

const inIndex = (pk: string) => ({ index: 'gsi3', pk, limit }) as const

/** Every post of a member, page by page. */
export const postsBy = (userId: string): AsyncGenerator<StoredPost> =>
  everyPage((cursor) => posts.list({ index: 'gsi2', pk: postsOfPartition(userId), limit, cursor }))

/** Every like of a member, page by page. */
export const likesBy = (userId: string): AsyncGenerator<Like> =>
  everyPage((cursor) => likes.list({ ...inIndex(interactionsPartition(userId)), prefix: 'LIKE#', cursor }))

/** Every comment of a member, page by page. */
export const commentsBy = (userId: string): AsyncGenerator<StoredComment> =>
  everyPage((cursor) =>
    comments.list({ ...inIndex(interactionsPartition(userId)), prefix: 'COMMENT#', cursor }),
  )
