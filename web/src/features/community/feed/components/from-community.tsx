import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { postPath } from '#shared/community/feed/post-path.ts'
import { postSentence } from '#shared/community/feed/post-sentence.ts'
import { weekWords } from '#shared/community/feed/week-words.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { serverNow } from '#web/lib/server-clock.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { newestPosts, newestPostsQuery } from '../api/feed-queries.ts'
import { feedItems } from './feed-items.ts'
import { figures } from './figures.ts'
import { nothingYet } from './nothing-yet.ts'
import { joinedPath } from './week-card.tsx'

/** The newest of the community, for members. */
export function FromCommunity() {
  const newest = useQuery(newestPostsQuery)
  const items = newest.data && feedItems(newest.data.items, newest.data.weeks).slice(0, newestPosts)
  return (
    <Panel
      flush
      title="From the community"
      aside={
        <TextLink to="/community" className="text-sm">
          Open the community
        </TextLink>
      }
    >
      {newest.isPending && <ListSkeleton rows={newestPosts} />}
      {newest.isError && !items && (
        <QueryFailure
          title="The community did not load"
          error={newest.error}
          retrying={newest.isFetching}
          onRetry={() => void newest.refetch()}
        />
      )}
      {items?.length === 0 && <p className="px-5 py-8 text-dim">{nothingYet}</p>}
      <ul className="divide-y divide-line wrap-anywhere">
        {items?.map((item) => (
          <li key={item.id} className="relative flex items-center gap-3 px-5 py-3 hover:bg-raised">
            {item.type === 'joined_week' ? (
              <>
                <Avatar name={item.people[0]?.name ?? ''} src={item.people[0]?.profileImage} size="sm" />
                <Link
                  to={joinedPath}
                  className="block font-semibold after:absolute after:inset-0 hover:underline"
                >
                  {weekWords(item, new Date(serverNow()).toISOString(), item.people[0]?.name)}
                </Link>
              </>
            ) : (
              <>
                <Avatar name={item.author.name} src={item.author.profileImage} size="sm" />
                <span className="min-w-0">
                  <Link
                    to={postPath(item.id)}
                    className="block font-semibold after:absolute after:inset-0 hover:underline"
                  >
                    {postSentence(item)}
                  </Link>
                  <span className="block text-sm text-dim">
                    <TimeAgo at={item.createdAt} /> · {figures(item)}
                  </span>
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
