import type { Write } from '#core/platform/db/write.ts'
import type { SubjectOf } from '#core/platform/reports/reported-subject.ts'
import type { StoredComment, StoredPost } from '#shared/community/feed/post.ts'
import { postPath } from '#shared/community/feed/post-path.ts'
import { commentRemoval } from './comment-removal.ts'
import { comments } from './comments.ts'
import { countAgain, countDown } from './count-on-post.ts'
import { hiddenPost, hidePost, unhidePost } from './hide-post.ts'
import { posts } from './posts.ts'
import { tellOfDeletion } from './tell-of-deletion.ts'

const findPost = (id: string) => posts.get({ id }, { consistent: true })

/** A comment is reported as `<postId>/<commentId>` alone: by another name it would have another case. */
async function findComment(subject: string) {
  const [postId = '', id = '', ...more] = subject.split('/')
  return more.length === 0 ? comments.get({ postId, id }, { consistent: true }) : undefined
}

const hiddenByReports = 'Members reported this post. An administrator will review it.'

/**
 * The actions report cases can take on posts and comments. A post stays for its member, but no one else sees
 * it.
 */
export const reportedSubjects: Record<'post' | 'comment', SubjectOf> = {
  post: {
    load: async (id) => {
      const post = await findPost(id)
      return (
        post && {
          title: post.title,
          text: post.description,
          href: postPath(id),
          authorId: post.userId,
          changedAt: post.createdAt,
        }
      )
    },
    setHidden: async (id, isHidden) => {
      const post = await findPost(id)
      if (!post || isHidden === (post.hiddenReason !== undefined)) return []
      return isHidden
        ? [posts.put(hiddenPost(post, hiddenByReports), { version: post.version })]
        : unhidePost(post)
    },
    remove: async (id, reason, now) => {
      const post = await findPost(id)
      return post && post.hiddenReason !== reason ? hidePost(post, reason, now) : []
    },
  },
  comment: {
    load: async (subject) => {
      const comment = await findComment(subject)
      return (
        comment && {
          title: 'Comment',
          text: comment.text,
          href: postPath(comment.postId),
          authorId: comment.userId,
          changedAt: comment.editedAt ?? comment.createdAt,
        }
      )
    },
    setHidden: async (subject, isHidden, now) => {
      const comment = await findComment(subject)
      return comment && isHidden !== (comment.hiddenAt !== undefined)
        ? hideComment(comment, isHidden, now, await findPost(comment.postId))
        : []
    },
    remove: async (subject, reason, now) => {
      const comment = await findComment(subject)
      return comment ? [...(await commentRemoval(comment)), ...tellOfDeletion(comment, reason, now)] : []
    },
  },
}

/** The figure of a post counts what others can read. */
function hideComment(
  comment: StoredComment,
  isHidden: boolean,
  now: string,
  post: StoredPost | undefined,
): Write[] {
  const { version, postId } = comment
  const changed = { ...comment, hiddenAt: isHidden ? now : undefined, version: version + 1 }
  const counts = isHidden ? (post?.commentCount ?? 0) > 0 : post !== undefined
  return [
    comments.put(changed, { version }),
    ...(counts ? [(isHidden ? countDown : countAgain)(postId, 'commentCount')] : []),
  ]
}
