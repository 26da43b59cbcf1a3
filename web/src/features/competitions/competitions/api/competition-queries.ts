import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ClassCard, getBoard, listClasses } from '#shared/competitions/competitions/contract.ts'
import { listProtests } from '#shared/competitions/protests/contract.ts'
import type { ParamsOf } from '#shared/platform/http/route.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'
import { query } from '#web/lib/query.ts'

type Of = ParamsOf<typeof getBoard>

export const everyMs = 10_000
const hiddenEveryMs = 30_000

/**
 * The time until the next read, longer while no one looks. The server renders the page without a document.
 */
const pollMs = () => (globalThis.document?.hidden ? hiddenEveryMs : everyMs)

/** The visible classes are read again and again: they say which boards have changed. */
const polled = {
  refetchInterval: pollMs,
  refetchIntervalInBackground: true,
  networkMode: 'always',
  staleTime: 0,
} as const

export const classesQuery = (eventId: string) =>
  query('competitions', listClasses, { params: { eventId: eventId as Of['eventId'] } })

export const polledClassesQuery = (eventId: string) => queryOptions({ ...classesQuery(eventId), ...polled })

/**
 * The board of a class in the version that its card names: it is read when that is another, and until then the one
 * before stays on the screen.
 */
export const boardQuery = (
  eventId: string,
  { classKey, boardVersion }: Pick<ClassCard, 'classKey' | 'boardVersion'>,
) =>
  queryOptions({
    queryKey: ['competitions', eventId, 'board', classKey, boardVersion],
    queryFn: ({ signal }) =>
      call(
        getBoard,
        { params: { eventId: eventId as Of['eventId'], classKey }, query: { v: String(boardVersion) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    networkMode: 'always',
    // A card may show a version before its board is available.
    refetchInterval: ({ state }) => (state.data && state.data.version < boardVersion ? everyMs : false),
  })

export const protestsQuery = (eventId: string, classKey?: string) =>
  pagesQuery(listProtests, {
    key: ['competitions', eventId, 'protests', classKey ?? ''],
    params: { eventId },
    ...(classKey && { query: { classKey } }),
  })
