import { useInfiniteQuery } from '@tanstack/react-query'
import type { JoinedWeek, Post } from '#shared/community/feed/post.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Button } from '#web/ui/button.tsx'
import { Chips } from '#web/ui/chips.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { communityQuery } from '../api/feed-queries.ts'
import { all, communityFilter, typeChips } from '../components/community-filter.ts'
import { feedItems } from '../components/feed-items.ts'
import { nothingYet } from '../components/nothing-yet.ts'
import { PostCard } from '../components/post-card.tsx'
import { PostSkeletons } from '../components/post-skeletons.tsx'
import { WeekCard } from '../components/week-card.tsx'

export const title = 'Community'

export function Screen() {
  const { filter, setFilter } = useAddressFilter(communityFilter)
  const pages = useInfiniteQuery(communityQuery(filter.type))
  const weeks = pages.data?.pages.flatMap((page) => page.weeks) ?? []
  return (
    <div className="page">
      <div className="mx-auto max-w-3xl">
        <ScreenHeader title="Community" lead="Results, records, and news from members, newest first." />
        <div className="mb-5">
          <Chips
            legend="Type"
            options={typeChips}
            first={5}
            value={filter.type ?? all}
            onChange={(type) => setFilter({ type: type === all ? undefined : type })}
          />
        </div>
        <CursorList
          pages={pages}
          waiting={<PostSkeletons count={6} />}
          failed="The community did not load"
          empty={
            filter.type ? (
              <EmptyState
                title="Nothing of this type yet"
                action={<Button onClick={() => setFilter({ type: undefined })}>Show everything</Button>}
              />
            ) : weeks.length > 0 ? (
              <FeedList items={weeks} isOld={pages.isPlaceholderData} />
            ) : (
              <EmptyState title={nothingYet} />
            )
          }
        >
          {(posts) => <FeedList items={feedItems(posts, weeks)} isOld={pages.isPlaceholderData} />}
        </CursorList>
      </div>
    </div>
  )
}

function FeedList({ items, isOld }: { items: readonly (Post | JoinedWeek)[]; isOld: boolean }) {
  return (
    <ul aria-label="Posts" aria-busy={isOld} className={cx('grid gap-3', isOld && 'opacity-60')}>
      {items.map((item) => (
        <li key={item.id}>
          {item.type === 'joined_week' ? <WeekCard week={item} /> : <PostCard post={item} />}
        </li>
      ))}
    </ul>
  )
}
