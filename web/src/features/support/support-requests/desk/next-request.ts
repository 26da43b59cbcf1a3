import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Page } from '#shared/platform/http/page.ts'
import type { RequestId } from '#shared/support/support-requests/named-request.ts'
import type { DeskRequestRow } from '#shared/support/support-requests/shown-request.ts'
import type { DeskApi, DeskFilter } from './desk-api.ts'
import { inDeskOrder } from './desk-order.ts'
import { deskListQuery } from './desk-queries.ts'

/** The request that follows one in the list from which it was opened, or stands before it at the end. */
export function nextIn<Row extends { id: string }>(rows: readonly Row[], id: string): Row | undefined {
  const at = rows.findIndex((row) => row.id === id)
  return at < 0 ? rows[0] : (rows[at + 1] ?? rows[at - 1])
}

/** Where one works on: the next request of the same view, as it was last read, or the view itself. */
export function nextPath(
  queryClient: QueryClient,
  desk: DeskApi,
  { filter, search, requestId }: { filter: DeskFilter; search: string; requestId: RequestId },
): string {
  const list = queryClient.getQueryData<InfiniteData<Page<DeskRequestRow>>>(
    deskListQuery(desk, filter).queryKey,
  )
  const next =
    list &&
    nextIn(
      inDeskOrder(
        list.pages.flatMap(({ items }) => items),
        filter,
      ),
      requestId,
    )
  return (next ? desk.paths.request(next.id) : desk.paths.list) + search
}
