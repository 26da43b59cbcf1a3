import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type AdminPost, listPosts } from '#shared/community/feed/admin-contract.ts'
import { type PostType, postTypes } from '#shared/community/feed/post.ts'
import { postPath } from '#shared/community/feed/post-path.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useHidePost } from '../api/admin-feed-commands.ts'
import { figures } from './figures.ts'
import { visibilityLabels } from './visibility-words.ts'

type ModeratedPostsProps = { isHidden: boolean; type: PostType | undefined }

/** The latest posts, or the hidden ones, with the actions of an administrator. */
export function ModeratedPosts({ isHidden, type }: ModeratedPostsProps) {
  const show = isHidden ? 'hidden' : 'visible'
  const pages = useInfiniteQuery(
    pagesQuery(listPosts, {
      key: ['feed', listPosts.name, { show, type }],
      query: { show, ...(type && { type }) },
      keepPrevious: true,
    }),
  )
  return (
    <TablePanel
      pages={pages}
      caption={isHidden ? 'Hidden posts' : 'Latest posts'}
      columns={columns}
      rowKey={({ id }) => id}
      skeletonRows={8}
      failed="The posts did not load"
      empty={<EmptyState title={isHidden ? 'No hidden posts' : 'No posts yet'} />}
    />
  )
}

const columns: Column<AdminPost>[] = [
  {
    id: 'post',
    header: 'Post',
    narrow: 'main',
    cell: (post) => (
      <div className="min-w-0 wrap-anywhere">
        <span className="block text-sm text-dim">
          <TextLink to={`/admin/users/${post.userId}`}>{post.authorName}</TextLink> · {figures(post)}
        </span>
        {post.seenBy === 'me' ? (
          <span className="font-semibold">{post.title}</span>
        ) : (
          <Link
            to={postPath(post.id)}
            className="inline-flex min-h-6 items-center font-semibold hover:underline"
          >
            {post.title}
          </Link>
        )}
        {post.hiddenReason !== undefined && (
          <span className="block text-sm text-warn-ink">{post.hiddenReason}</span>
        )}
      </div>
    ),
  },
  { id: 'type', header: 'Type', className: 'max-lg:hidden', cell: ({ type }) => postTypes[type].label },
  {
    id: 'seen',
    header: 'Seen by',
    className: 'max-lg:hidden',
    cell: ({ seenBy, hiddenReason, visibility }) =>
      hiddenReason !== undefined
        ? 'Hidden'
        : seenBy === 'me' && visibility !== 'me'
          ? 'Profile not public'
          : visibilityLabels[seenBy],
  },
  {
    id: 'when',
    header: 'When',
    className: 'whitespace-nowrap text-dim',
    cell: ({ createdAt }) => <TimeAgo at={createdAt} />,
  },
  { id: 'action', header: 'Action', narrow: 'action', cell: (post) => <HideAction post={post} /> },
]

function HideAction({ post }: { post: AdminPost }) {
  const [isAsking, setAsking] = useState(false)
  const command = useHidePost()
  const params = { postId: post.id }
  const isHidden = post.hiddenReason !== undefined
  const close = () => setAsking(false)
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {isHidden ? 'Show again' : 'Hide'}
        <span className="sr-only">
          {' '}
          {post.title}, {post.authorName}
        </span>
      </Button>
      {isAsking &&
        (isHidden ? (
          <ConfirmCommand
            title="Show this post again?"
            description={`Everyone who could see the post of ${post.authorName} before sees it again.`}
            confirmLabel="Show again"
            command={command}
            input={{ params, body: { reason: null } }}
            done="Post shown again"
            onClose={close}
          />
        ) : (
          <ReasonCommand
            danger
            title="Hide this post?"
            description={`Only ${post.authorName} still sees it, with your reason.`}
            confirmLabel="Hide"
            done="Post hidden"
            cancelLabel="Cancel"
            least={1}
            missing="Give a reason"
            most={200}
            command={command}
            inputOf={(reason) => ({ params, body: { reason } })}
            onClose={close}
          />
        ))}
    </>
  )
}
