import { useEffect } from 'react'

/** A search or a filter may return short pages. This many are read automatically before a person is asked. */
const enoughToSee = 10
const mostPagesUnasked = 8

type Pages = {
  data: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isFetching: boolean
  isError: boolean
  fetchNextPage: () => Promise<unknown>
}

/** A failed page is not requested again automatically, which would continue for as long as it fails. */
export const readsOn = (
  { data, hasNextPage, isFetching, isError }: Omit<Pages, 'fetchNextPage'>,
  rows: number,
): boolean =>
  hasNextPage && !isFetching && !isError && rows < enoughToSee && (data?.pages.length ?? 0) < mostPagesUnasked

/** Reads on in a list until there is something to see. */
export function useReadOn(pages: Pages, rows: number): void {
  const readOn = readsOn(pages, rows)
  const { fetchNextPage } = pages
  useEffect(() => {
    if (readOn) void fetchNextPage()
  }, [readOn, fetchNextPage])
}
