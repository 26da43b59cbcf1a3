import { useInfiniteQuery } from '@tanstack/react-query'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { communityQuery } from '../api/feed-queries.ts'
import { communityFilter, communityFilterParts } from '../components/community-filter.ts'
import { nothingYet } from '../components/nothing-yet.ts'
import { PostCard } from '../components/post-card.tsx'
import { PostSkeletons } from '../components/post-skeletons.tsx'

export const title = 'Community'

export function Screen() {
  const { filter, setFilter } = useAddressFilter(communityFilter)
  const pages = useInfiniteQuery(communityQuery(filter.type))
  return (
    <div className="page">
      <div className="mx-auto max-w-3xl">
        <ScreenHeader title="Community" lead="What members do, newest first." />
        <FilterBar parts={communityFilterParts} filter={filter} onChange={setFilter} />
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
            ) : (
              <EmptyState title={nothingYet} />
            )
          }
        >
          {(posts) => (
            <ul
              aria-label="Posts"
              aria-busy={pages.isPlaceholderData}
              className={cx('grid gap-4', pages.isPlaceholderData && 'opacity-60')}
            >
              {posts.map((post) => (
                <li key={post.id}>
                  <PostCard post={post} />
                </li>
              ))}
            </ul>
          )}
        </CursorList>
      </div>
    </div>
  )
}
