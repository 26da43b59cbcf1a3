import { useInfiniteQuery } from '@tanstack/react-query'
import { CursorList, type CursorPages } from '#web/features/platform/lists/cursor-list.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { campaignsOfStatusQuery, waitingAdsQuery } from '../api/admin-campaign-queries.ts'
import { ReviewQueue, type ReviewRows } from './review-queue.tsx'
import { ReviewRow } from './review-row.tsx'
import { type WaitingAd, waitingKey } from './waiting-ad.ts'

const allOf = <Item,>({ data }: CursorPages<Item>): Item[] => data?.pages.flatMap(({ items }) => items) ?? []

/** Campaigns in review and ads that wait on their own, each the oldest first, and the chosen one below them. */
export function ReviewTab() {
  const campaigns = useInfiniteQuery(campaignsOfStatusQuery('in_review'))
  const ads = useInfiniteQuery(waitingAdsQuery)
  const submitted = allOf(campaigns).map((whole): WaitingAd => ({ kind: 'campaign', whole }))
  const alone = allOf(ads).map((waiting): WaitingAd => ({ kind: 'ad', waiting }))
  const isEmpty = [campaigns, ads].every(
    ({ isSuccess, hasNextPage, data }) =>
      isSuccess && !hasNextPage && data.pages.every(({ items }) => items.length === 0),
  )
  // A list that comes after the other one would push it down.
  if (campaigns.isPending || ads.isPending)
    return (
      <Panel flush>
        <ListSkeleton rows={3} />
      </Panel>
    )
  if (isEmpty)
    return (
      <EmptyState title="Nothing is waiting for you.">
        Submitted campaigns and new ads appear here, oldest first.
      </EmptyState>
    )
  return (
    <ReviewQueue items={[...submitted, ...alone]}>
      {(rows) => (
        <>
          <ReviewGroup title="Campaigns" pages={campaigns} items={submitted} {...rows} />
          <ReviewGroup title="New ads" pages={ads} items={alone} {...rows} />
        </>
      )}
    </ReviewQueue>
  )
}

type ReviewGroupProps<Item> = ReviewRows & {
  title: string
  pages: CursorPages<Item>
  items: readonly WaitingAd[]
}

function ReviewGroup<Item>({ title, pages, items, isOpen, onOpen }: ReviewGroupProps<Item>) {
  return (
    <div className="empty:hidden">
      <CursorList pages={pages} waiting={null} failed={`${title} did not load`} empty={null}>
        {() => (
          <Panel flush title={title}>
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <ReviewRow
                  key={waitingKey(item)}
                  item={item}
                  isOpen={isOpen(item)}
                  onOpen={() => onOpen(item)}
                />
              ))}
            </ul>
          </Panel>
        )}
      </CursorList>
    </div>
  )
}
