import { useInfiniteQuery } from '@tanstack/react-query'
import type { Post } from '#shared/community/feed/post.ts'
import { commentRefusal } from '#shared/community/feed/taking-part.ts'
import { isShown } from '#shared/platform/users/public-member.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { useMe } from '#web/lib/session/use-session.ts'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { useAddComment } from '../api/comment-commands.ts'
import { commentsQuery } from '../api/comments-query.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentRow } from './comment-row.tsx'

/** The members' comments on a post, with the field to join them. */
export function Comments({ post }: { post: Post }) {
  const me = useMe()
  const pages = useInfiniteQuery(commentsQuery(post.id))
  const add = useAddComment(post.id)
  const refused = commentRefusal(me)
  return (
    <div className="grid gap-4">
      <CursorList
        pages={pages}
        waiting={<ListSkeleton rows={Math.min(Math.max(post.commentCount, 1), 4)} flush dense />}
        failed="The comments did not load"
        shown={pages.hasNextPage ? undefined : ''}
        empty={<p className="text-dim">No comments yet.</p>}
      >
        {(comments) => (
          <ul aria-label={`Comments on ${post.title}`} className="grid gap-4">
            {comments.map((comment) => (
              <CommentRow key={comment.id} comment={comment} post={post} />
            ))}
          </ul>
        )}
      </CursorList>
      {refused ? (
        <p className="text-dim">{refused.message}</p>
      ) : (
        <div data-own>
          <CommentForm
            label="Add a comment"
            submitLabel="Post comment"
            hint={
              isShown(me) ? undefined : 'Your profile is not public. Members see your name with your comment.'
            }
            command={add}
          />
        </div>
      )}
    </div>
  )
}
