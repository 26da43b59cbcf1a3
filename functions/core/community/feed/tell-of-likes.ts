import { commit } from '#core/platform/db/commit.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { eachUnfinishedDay } from '#core/platform/jobs/job-progress.ts'
import { log } from '#core/platform/log/log.ts'
import { notifications } from '#core/platform/notifications/notifications.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import { postPath } from '#shared/community/feed/post-path.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { likedPartition, likedPosts } from './liked-posts.ts'
import { likes } from './likes.ts'
import { posts } from './posts.ts'

const job = 'tell_of_likes'
const mostDaysBack = 7
const postsAtOnce = 100

/** Tells members what was liked of theirs on the days that are over: once a day and post, with the figure of now. */
export async function tellOfLikes(now: string): Promise<{ told: number }> {
  const throughOn = addDays(now.slice(0, 10), -1)
  let told = 0
  await eachUnfinishedDay(job, { throughOn, finishesOn: throughOn, mostDaysBack }, async (day) => {
    const count = await eachRow(
      job,
      (cursor) => likedPosts.list({ pk: likedPartition(day), limit: postsAtOnce, cursor }),
      ({ id }) => tell(id, day, now),
    )
    told += count.done
    return count
  })
  log.info('feed.likes_told', { told, throughOn })
  return { told }
}

/** False when there is nothing left to tell, or it was told before. */
function tell(postId: string, day: string, now: string): Promise<boolean> {
  const id = deriveId('ntf', `${addDays(day, 1)}T00:00:00.000Z`, `${postId} likes`)
  return untilUnchanged(async () => {
    const post = await posts.get({ id: postId }, { consistent: true })
    if (!post || post.hiddenReason !== undefined) return false
    const { userId, title, version } = post
    const [own, earlier] = await Promise.all([
      likes.get({ postId, userId }, { consistent: true }),
      notifications.get({ userId, id }, { consistent: true }),
    ])
    const others = post.likeCount - (own ? 1 : 0)
    if (earlier || others < 1) return false
    const notification = {
      id,
      userId,
      kind: 'likes',
      type: 'info',
      title: others === 1 ? '1 person likes your post' : `${others} people like your post`,
      message: `Your post: ${title}`,
      href: postPath(postId),
    } as const
    const writes = await tellIfWanted(notification, now)
    if (writes.length === 0) return false
    await commit(posts.check({ id: postId }, { version }), ...writes)
    return true
  })
}
