import { comments } from '#core/community/feed/comments.ts'
import { countAgain } from '#core/community/feed/count-on-post.ts'
import { posts } from '#core/community/feed/posts.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { StoredComment, StoredPost } from '#shared/community/feed/post.ts'
import { newId } from '#shared/ids.ts'

/** A post that a fact has made before, public unless it is said otherwise. */
export async function putPost(userId: string, more: Partial<StoredPost> = {}): Promise<StoredPost> {
  const createdAt = more.createdAt ?? new Date().toISOString()
  const post: StoredPost = {
    id: newId('fpo', createdAt),
    userId,
    type: 'joined',
    title: 'Joined Boxrise',
    description: '',
    visibility: 'public',
    likeCount: 0,
    commentCount: 0,
    createdAt,
    version: 1,
    ...more,
  }
  await commit(posts.put(post, { absent: true }))
  return post
}

/** A comment that no one heard of. */
export async function putComment(
  { id: postId }: Pick<StoredPost, 'id'>,
  userId: string,
  more: Partial<StoredComment> = {},
): Promise<StoredComment> {
  const createdAt = more.createdAt ?? new Date().toISOString()
  const comment: StoredComment = {
    id: newId('fcm', createdAt),
    postId,
    userId,
    text: 'Clean install.',
    createdAt,
    version: 1,
    ...more,
  }
  await commit(comments.put(comment, { absent: true }), countAgain(postId, 'commentCount'))
  return comment
}
