import { useInfiniteQuery } from '@tanstack/react-query'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { LoadMore } from '#web/ui/load-more.tsx'
import { toast } from '#web/ui/toast.ts'
import { sellerItemsQuery } from '../api/item-queries.ts'
import { ItemCard } from './item-card.tsx'

/** What a member has for sale: a row of it until someone asks for more. */
export function SellerItems({ userId }: { userId: string }) {
  const pages = useInfiniteQuery(sellerItemsQuery(userId))
  const items = pages.data?.pages.flatMap((page) => page.items) ?? []
  if (items.length === 0) return null
  const more = async () => {
    const { error } = await pages.fetchNextPage()
    if (error) toast.error('The items did not load', { description: describeFailure(error).sentence })
  }
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-semibold">For sale</h2>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {items.map((item) => (
          <ItemCard key={item.id} item={item} />
        ))}
      </ul>
      <LoadMore
        hasMore={pages.hasNextPage}
        loading={pages.isFetchingNextPage}
        onLoadMore={() => void more()}
        shown=""
        words="Show more"
      />
    </section>
  )
}
