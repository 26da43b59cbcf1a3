import { useEffect } from 'react'

/** A search or a filter may answer short pages: so many are read on by themselves before a person is asked. */
const enoughToSee = 10
const mostPagesUnasked = 8

type Pages = {
  data: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isFetching: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Reads on in a list until there is something to see. */
export function useReadOn({ data, hasNextPage, isFetching, fetchNextPage }: Pages, rows: number): void {
  const readOn =
    hasNextPage && !isFetching && rows < enoughToSee && (data?.pages.length ?? 0) < mostPagesUnasked
  useEffect(() => {
    if (readOn) void fetchNextPage()
  }, [readOn, fetchNextPage])
}
