import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Post } from '#shared/community/feed/post.ts'
import { postPath } from '#shared/community/feed/post-path.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { useSession } from '#web/lib/session/use-session.ts'
import { Panel } from '#web/ui/panel.tsx'
import { memberFeedQuery } from '../api/feed-queries.ts'
import { figures } from './figures.ts'

/** Nothing is said of what no one has answered yet. */
const hasFigures = ({ likeCount, commentCount }: Pick<Post, 'likeCount' | 'commentCount'>) =>
  likeCount + commentCount > 0

/** The member’s posts on a public profile, which members can open. It shows nothing until there is a post. */
export function MemberPosts({ userId }: { userId: string }) {
  const feed = useQuery(memberFeedQuery(userId))
  const session = useSession()
  const [isAlive, setAlive] = useState(false)
  // The browser says how long ago it was: the server’s page may have been kept for a minute.
  useEffect(() => setAlive(true), [])
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const items = feed.data?.items ?? []
  if (items.length === 0) return null
  return (
    <Panel flush title="Activity" className="mt-6">
      <ul className="divide-y divide-line wrap-anywhere">
        {items.map((post) => (
          <li key={post.id} className="px-5 py-3">
            {isMember ? (
              <Link to={postPath(post.id)} className="font-semibold hover:underline">
                {post.title}
              </Link>
            ) : (
              <span className="font-semibold">{post.title}</span>
            )}
            {post.description && <p className="text-dim">{post.description}</p>}
            <span className="block text-sm text-dim">
              {hasFigures(post) && figures(post)}
              {hasFigures(post) && isAlive && ' · '}
              {isAlive && <TimeAgo at={post.createdAt} />}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
