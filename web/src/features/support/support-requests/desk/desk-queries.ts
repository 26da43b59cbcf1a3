import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { RequestId, RequestMessageId } from '#shared/support/support-requests/named-request.ts'
import type { DeskApi, DeskFilter } from './desk-api.ts'

/** All that shows support begins with it: live messages and notifications make it stale. */
const noun = 'support'

/** Agents hear of the requests that they have in hand or look at; of the others, their lists learn so often. */
const everyMs = 60_000

/** The requests of a desk, a page at a time. */
export const deskListQuery = (desk: DeskApi, filter: DeskFilter) =>
  infiniteQueryOptions({
    queryKey: [noun, 'desk', desk.deskId, 'list', filter],
    queryFn: ({ pageParam, signal }) => desk.list(filter, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 5000,
    refetchInterval: everyMs,
    placeholderData: keepPreviousData,
  })

export const deskCountsQuery = (desk: DeskApi) =>
  queryOptions({
    queryKey: [noun, 'desk', desk.deskId, 'counts'],
    queryFn: ({ signal }) => desk.counts(signal),
    staleTime: 5000,
    refetchInterval: everyMs,
  })

/** A request as its desk works on it: its newest messages with the first page, older ones with those that follow. */
export const deskRequestQuery = (desk: DeskApi, requestId: RequestId) =>
  infiniteQueryOptions({
    queryKey: [noun, 'deskRequest', requestId],
    queryFn: ({ pageParam, signal }) => desk.get(requestId, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ messages }) => messages.nextCursor,
    staleTime: 0,
  })

/** A mail does not change any more. */
export const originalQuery = (desk: DeskApi, requestId: RequestId, messageId: RequestMessageId) =>
  queryOptions({
    queryKey: ['supportOriginal', messageId],
    queryFn: ({ signal }) => desk.original(requestId, messageId, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const deskRepliesQuery = (desk: DeskApi) =>
  queryOptions({
    queryKey: ['supportReplies', desk.deskId],
    queryFn: ({ signal }) => desk.replies(signal),
  })

export const deskAgentsQuery = (desk: DeskApi) =>
  queryOptions({
    queryKey: ['supportAgents', desk.deskId],
    queryFn: ({ signal }) => desk.agents(signal),
  })

export const deskCategoriesQuery = (desk: DeskApi) =>
  queryOptions({
    queryKey: ['supportCategories', desk.deskId],
    queryFn: ({ signal }) => desk.categories(signal),
  })
