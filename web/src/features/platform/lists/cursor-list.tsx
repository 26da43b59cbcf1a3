import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useReadOn } from '#web/lib/use-read-on.ts'
import { LoadMore } from '#web/ui/load-more.tsx'
import { toast } from '#web/ui/toast.ts'

export type CursorPages<Item> = UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>

type CursorListProps<Item> = {
  pages: CursorPages<Item>
  /** Holds the place of the first page until it loads. */
  waiting: ReactNode
  /** The message about a page that did not load: "The mails did not load". */
  failed: string
  empty: ReactNode
  /** The total, if it is known. Otherwise the list says how many are shown. */
  shown?: string | undefined
  children: (items: Item[]) => ReactNode
}

/**
 * A list that comes in pages. It shows waiting, failure, an empty list or the items, with a button for more.
 */
export function CursorList<Item>({ pages, waiting, failed, empty, shown, children }: CursorListProps<Item>) {
  const items = pages.data?.pages.flatMap((page) => page.items) ?? []
  useReadOn(pages, items.length)
  if (pages.isPending) return waiting
  if (pages.isError && items.length === 0)
    return (
      <QueryFailure
        title={failed}
        error={pages.error}
        retrying={pages.isFetching}
        onRetry={() => void pages.refetch()}
      />
    )
  if (items.length === 0 && !pages.hasNextPage) return empty
  const more = async () => {
    const { error } = await pages.fetchNextPage()
    // The button alone would only stop turning.
    if (error) toast.error(failed, { description: describeFailure(error).sentence })
  }
  // A list that came whole says nothing of its length.
  const isCounted = pages.hasNextPage || (pages.data?.pages.length ?? 0) > 1
  return (
    <>
      {items.length > 0 && children(items)}
      <LoadMore
        hasMore={pages.hasNextPage}
        loading={pages.isFetchingNextPage}
        onLoadMore={() => void more()}
        shown={shown ?? (isCounted ? `${items.length} shown` : '')}
      />
    </>
  )
}
