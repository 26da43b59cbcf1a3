import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AdminComment, listLatestComments } from '#shared/community/feed/admin-contract.ts'
import { postPath } from '#shared/community/feed/post-path.ts'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useModerateComment } from '../api/admin-feed-commands.ts'

/** The latest comments on all posts, or those that reports have hidden. */
export function ModeratedComments({ isHidden }: { isHidden: boolean }) {
  const show = isHidden ? 'hidden' : 'visible'
  const pages = useInfiniteQuery(
    pagesQuery(listLatestComments, {
      key: ['feed', listLatestComments.name, { show }],
      query: { show },
      keepPrevious: true,
    }),
  )
  return (
    <TablePanel
      pages={pages}
      caption={isHidden ? 'Comments hidden by reports' : 'Latest comments'}
      columns={columns}
      rowKey={({ id }) => id}
      skeletonRows={8}
      failed="The comments did not load"
      empty={<EmptyState title={isHidden ? 'No hidden comments' : 'No comments yet'} />}
    />
  )
}

const columns: Column<AdminComment>[] = [
  {
    id: 'comment',
    header: 'Comment',
    narrow: 'main',
    cell: ({ text, userId, authorName, postId, postTitle }) => (
      <div className="min-w-0 wrap-anywhere">
        <span className="line-clamp-4 max-w-prose whitespace-pre-line">{text}</span>
        <span className="block text-sm text-dim">
          <TextLink to={`/admin/users/${userId}`}>{authorName}</TextLink> on{' '}
          <TextLink to={postPath(postId)}>{postTitle}</TextLink>
        </span>
      </div>
    ),
  },
  {
    id: 'when',
    header: 'When',
    className: 'whitespace-nowrap text-dim',
    cell: ({ createdAt }) => <TimeAgo at={createdAt} />,
  },
  { id: 'action', header: 'Action', narrow: 'action', cell: (comment) => <DeleteAction comment={comment} /> },
]

function DeleteAction({ comment }: { comment: AdminComment }) {
  const [isAsking, setAsking] = useState(false)
  const command = useModerateComment()
  const { id: commentId, postId, authorName } = comment
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        Delete<span className="sr-only"> the comment of {authorName}</span>
      </Button>
      {isAsking && (
        <ReasonCommand
          danger
          title="Delete this comment?"
          description={`It is deleted for good. ${authorName} will see your reason.`}
          confirmLabel="Delete"
          done="Comment deleted"
          cancelLabel="Cancel"
          least={1}
          missing="Give a reason"
          most={200}
          command={command}
          inputOf={(reason) => ({ params: { postId, commentId }, body: { reason } })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
