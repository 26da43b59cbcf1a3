import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { postPath } from '#shared/community/feed/post-path.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ownFeedQuery } from '../api/feed-queries.ts'
import { figures } from './figures.ts'
import { nothingYet } from './nothing-yet.ts'
import { OwnPostControls } from './own-post-controls.tsx'

/** The anchor that moderation notifications link to. */
const anchor = 'your-activity'

/** The member's activity that the community sees, with who sees each type. */
export function OwnActivity() {
  const pages = useInfiniteQuery(ownFeedQuery)
  const panel = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  const isThere = pages.data !== undefined
  useEffect(() => {
    if (isThere && hash === `#${anchor}`) panel.current?.scrollIntoView()
  }, [isThere, hash])
  return (
    <Panel
      ref={panel}
      id={anchor}
      flush
      title="Your activity"
      aside={
        <TextLink to="/community" className="text-sm">
          Community
        </TextLink>
      }
    >
      <CursorList
        pages={pages}
        waiting={<ListSkeleton rows={3} />}
        failed="Your activity did not load"
        shown={pages.hasNextPage ? undefined : ''}
        empty={<p className="px-5 py-8 text-dim">{nothingYet}</p>}
      >
        {(posts) => (
          <ul className="divide-y divide-line wrap-anywhere">
            {posts.map((post) => (
              <li key={post.id} className="px-5 py-3">
                <Link to={postPath(post.id)} className="font-semibold hover:underline">
                  {post.title}
                </Link>
                <span className="block text-sm text-dim">
                  <TimeAgo at={post.createdAt} /> · {figures(post)}
                </span>
                <OwnPostControls post={post} />
              </li>
            ))}
          </ul>
        )}
      </CursorList>
    </Panel>
  )
}
