import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { postQuery } from '../api/feed-queries.ts'
import { OwnPostControls } from '../components/own-post-controls.tsx'
import { PostCard } from '../components/post-card.tsx'
import { PostSkeletons } from '../components/post-skeletons.tsx'

export const title = 'Post'

/** One post with its comments. Notifications and emails link here. */
export function Screen() {
  const { postId = '' } = useParams()
  const post = useQuery(postQuery(postId))
  return (
    <div className="page">
      <div className="mx-auto max-w-3xl">
        <Breadcrumb items={[{ label: 'Community', to: '/community' }, { label: 'Post' }]} />
        <div className="mt-4">
          {post.isPending && <PostSkeletons count={1} />}
          {post.isError && (
            <QueryFailure
              title="This post did not load"
              error={post.error}
              retrying={post.isFetching}
              onRetry={() => void post.refetch()}
            />
          )}
          {post.data === null && (
            <EmptyState
              title="This post is no longer available."
              action={<ButtonLink to="/community">Open the community</ButtonLink>}
            />
          )}
          {post.data && (
            <PostCard key={post.data.id} post={post.data} commentsOpen titleLevel={1}>
              {post.data.isMine && <OwnPostControls post={post.data} />}
            </PostCard>
          )}
        </div>
      </div>
    </div>
  )
}
