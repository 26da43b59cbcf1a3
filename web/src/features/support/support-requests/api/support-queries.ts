import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { getMyContact, getSupportDesk, getSupportInfo } from '#shared/support/support-desks/contract.ts'
import {
  getMySupportRequest,
  listMySupportRequests,
  type OwnRequestTab,
} from '#shared/support/support-requests/contract.ts'
import type { DeskId, RequestId } from '#shared/support/support-requests/named-request.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'
import { query, queryOrNull } from '#web/lib/query.ts'

/** Notifications of support make everything below this key stale. */
export const supportKey = 'support'

/** The desk of the platform: what it can be asked about, and when people answer. */
export const supportInfoQuery = query(supportKey, getSupportInfo, {}, { staleTime: 60_000 })

/** The desk of an organization, or null where it takes no requests. */
export const supportDeskQuery = (deskId: string) => ({
  ...queryOrNull(supportKey, getSupportDesk, { params: { deskId: deskId as DeskId } }, { staleTime: 60_000 }),
  select: (found: ResponseOf<typeof getSupportDesk> | null) => found?.desk ?? null,
})

/** The person at the platform who answers a manufacturer. */
export const myContactQuery = query(supportKey, getMyContact, {}, { staleTime: 60_000 })

/** The lists of one’s own requests. */
export const ownRequestsKey = [supportKey, listMySupportRequests.name]

export const ownRequestsQuery = (tab: OwnRequestTab, q: string | undefined) =>
  pagesQuery(listMySupportRequests, {
    key: [...ownRequestsKey, tab, q],
    query: { tab, ...(q && { q }) },
    staleTime: 5000,
    keepPrevious: true,
  })

/** A request of one’s own with its messages, the last ones first. */
export const ownRequestQuery = (requestId: string) =>
  infiniteQueryOptions({
    queryKey: [supportKey, getMySupportRequest.name, requestId],
    queryFn: ({ pageParam, signal }) =>
      call(
        getMySupportRequest,
        { params: { requestId: requestId as RequestId }, query: { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ messages }) => messages.nextCursor,
    // What came while another page was open is not pushed again.
    staleTime: 0,
  })
