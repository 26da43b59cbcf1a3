import { commit } from '#core/platform/db/commit.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import type { StoredPost } from '#shared/community/feed/post.ts'
import { readFeedSettings, visibilityOf } from './feed-settings.ts'
import { weekOfJoin } from './joined-weeks.ts'
import { posts } from './posts.ts'

type NewPost = Pick<StoredPost, 'type' | 'title' | 'about' | 'result'> & {
  description?: string
  /** One post a day at most, however many facts there are. */
  daily?: boolean
}

/**
 * Posts a fact to the community: one post, however often the fact is delivered. Its member’s choice for the type
 * decides who sees it. Members who have left or are about to get no post.
 */
export function postOfFact(
  fact: { id: string; at: string },
  userId: string,
  tell: (user: StoredUser) => NewPost | undefined,
): Promise<void> {
  return untilUnchanged(async () => {
    const [user, settings] = await Promise.all([
      users.get({ id: userId }, { consistent: true }),
      readFeedSettings(userId),
    ])
    const told = user && user.deletionDueAt === undefined ? tell(user) : undefined
    if (!user || !told) return
    const { daily, description = '', ...content } = told
    const day = `${fact.at.slice(0, 10)}T00:00:00.000Z`
    const id = daily
      ? deriveId('fpo', day, `${userId} ${content.type}`)
      : deriveId('fpo', fact.at, `${fact.id} ${content.type}`)
    if (await posts.get({ id }, { consistent: true })) return
    const post: StoredPost = {
      ...content,
      id: id as StoredPost['id'],
      userId,
      description,
      visibility: visibilityOf(settings, content.type),
      likeCount: 0,
      commentCount: 0,
      createdAt: fact.at,
      version: 1,
    }
    // The check keeps a post from coming after the erasure of its member.
    await commit(
      posts.put(post, { absent: true }),
      ...(await weekOfJoin(post)),
      users.check({ id: userId }, { version: user.version }),
    )
  })
}
