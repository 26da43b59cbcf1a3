import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import { wantsNotification } from '#core/platform/notifications/wants-notification.ts'
import { users } from '#core/platform/users/users.ts'
import type { StoredComment, StoredPost } from '#shared/community/feed/post.ts'
import { postPath } from '#shared/community/feed/post-path.ts'
import { isHeard } from '#shared/community/feed/taking-part.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import type { User } from '#shared/platform/users/user.ts'
import { commentMails, mailableAgainAt } from './comment-mails.ts'
import { commentNotificationId } from './comment-removal.ts'
import { comments } from './comments.ts'
import { posts } from './posts.ts'

type Said = { postId: string; commentId: string }
type News = { comment: StoredComment; post: StoredPost; from: User; to: User; unchanged: Write[] }

/**
 * Returns a comment that its post’s member should be notified about, as everything is now. No one is notified
 * of their own.
 */
async function newsOf({ postId, commentId: id }: Said): Promise<News | undefined> {
  const [post, comment] = await Promise.all([
    posts.get({ id: postId }, { consistent: true }),
    comments.get({ postId, id }, { consistent: true }),
  ])
  if (!post || !comment || comment.hiddenAt || comment.userId === post.userId) return undefined
  const [from, to] = await Promise.all([
    users.get({ id: comment.userId }, { consistent: true }),
    users.get({ id: post.userId }, { consistent: true }),
  ])
  if (!from || !to || !isHeard(from)) return undefined
  // A comment that is deleted meanwhile takes its notification along, so none may come after it.
  const unchanged = [
    posts.check({ id: postId }, { version: post.version }),
    comments.check({ postId, id }, { version: comment.version }),
  ]
  return { comment, post, from, to, unchanged }
}

/** The words of the comment stay below the post: there they can be changed and deleted. */
export const notifyOfComment = (said: Said, now: string, once: Write): Promise<void> =>
  untilUnchanged(async () => {
    const news = await newsOf(said)
    if (!news) return
    const { comment, post, from, to, unchanged } = news
    const told = {
      id: commentNotificationId(comment),
      userId: to.id,
      kind: 'comment',
      type: 'info',
      title: `${publicName(from)} commented on your post`,
      message: `Your post: ${post.title}`,
      href: postPath(post.id),
    } as const
    const writes = await tellIfWanted(told, now)
    if (writes.length > 0) await commit(once, ...unchanged, ...writes)
  })

/** At most one mail an hour about the comments on a post. It names no one, since a mail cannot be taken back. */
export const mailOfComment = (said: Said, now: string, once: Write): Promise<void> =>
  untilUnchanged(async () => {
    const news = await newsOf(said)
    if (!news) return
    const { post, to, unchanged } = news
    if (to.status === 'suspended' || !(await wantsNotification(to.id, 'social', 'email'))) return
    const last = await commentMails.get({ postId: post.id }, { consistent: true })
    if (last && mailableAgainAt(last.mailedAt) > now) return
    const next = { postId: post.id, mailedAt: now, version: (last?.version ?? 0) + 1 }
    await commit(
      once,
      ...unchanged,
      commentMails.put(next, last ? { version: last.version } : { absent: true }),
      ...queueMail(
        {
          toEmail: to.email,
          templateId: 'feed-comment',
          data: { firstName: to.firstName, postTitle: post.title, postId: post.id },
          priority: 'normal',
          wantedBy: { userId: to.id, category: 'social' },
        },
        now,
      ),
    )
  })
