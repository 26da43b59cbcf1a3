import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { comments } from './comments.ts'
import { eraseInteractions } from './erase-interactions.ts'
import { erasePosts } from './erase-posts.ts'
import { likes } from './likes.ts'
import { commentsBy, likesBy, postsBy } from './made-by.ts'
import { posts } from './posts.ts'

export const erased: ErasedData = {
  erase: async ({ userId }) => {
    await eraseInteractions(userId)
    await erasePosts(userId)
  },
}

export const exported: ExportedData = {
  of: async function* (userId) {
    for await (const item of postsBy(userId)) yield { kind: posts.name, item }
    for await (const item of commentsBy(userId)) yield { kind: comments.name, item }
    for await (const item of likesBy(userId)) yield { kind: likes.name, item }
  },
}
