import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Page } from '#shared/platform/http/page.ts'
import type { Contract, InputOf, ResponseOf } from '#shared/platform/http/route.ts'
import { call } from '#web/lib/call.ts'

export type ListContract = Contract & { query: z.ZodMiniType; response: z.ZodMiniType<Page<unknown>> }

export type PagesQuery<C extends ListContract> = {
  /** The key of the list, by which a change makes it stale. */
  key: readonly unknown[]
  /** The path parameters of a list that belongs to one object. */
  params?: Record<string, string>
  /** The filters of the list, and the page size if it differs from the contract. */
  query?: Omit<z.input<C['query']>, 'cursor'>
  staleTime?: number
  /** Shows the list of before while one with another filter is on its way. */
  keepPrevious?: boolean
}

/** A list of the API, a page at a time, for `useInfiniteQuery` and `CursorList`. */
export const pagesQuery = <C extends ListContract>(
  contract: C,
  { key, params, query, keepPrevious = false, ...options }: PagesQuery<C>,
) =>
  infiniteQueryOptions({
    ...options,
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      call(
        contract,
        // The cursor of a first page that the server read came as JSON, which knows no undefined.
        { params, query: { ...query, cursor: pageParam ?? undefined } } as unknown as InputOf<C>,
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ResponseOf<C> & Page<unknown>) => page.nextCursor,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  })
