import { queryOptions } from '@tanstack/react-query'
import { getBoard, getClassWork, listClasses } from '#shared/competitions/contract.ts'
import type { ParamsOf } from '#shared/http/route.ts'
import { listProtests } from '#shared/protests/contract.ts'
import { pagesQuery } from '#web/features/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'

type Of = ParamsOf<typeof getBoard>

export const everyMs = 10_000
export const hiddenEveryMs = 30_000

/** How long until a board is read again: less often while no one looks at it. */
const pollMs = () => (document.hidden ? hiddenEveryMs : everyMs)

/** A board that is looked at is read again and again; where nothing has changed, the answer is empty. */
const polled = {
  refetchInterval: pollMs,
  refetchIntervalInBackground: true,
  networkMode: 'always',
  staleTime: 0,
} as const

export const classesQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['competitions', eventId, 'classes'],
    queryFn: ({ signal }) => call(listClasses, { params: { eventId: eventId as Of['eventId'] } }, { signal }),
  })

export const polledClassesQuery = (eventId: string) => queryOptions({ ...classesQuery(eventId), ...polled })

export const boardQuery = (eventId: string, classKey: string) =>
  queryOptions({
    queryKey: ['competitions', eventId, 'board', classKey],
    queryFn: ({ signal }) =>
      call(getBoard, { params: { eventId: eventId as Of['eventId'], classKey } }, { signal }),
    ...polled,
  })

/** What judges and lanes need of a class. */
export const classWorkQuery = (eventId: string, classKey: string) =>
  queryOptions({
    queryKey: ['competitions', eventId, 'work', classKey],
    queryFn: ({ signal }) =>
      call(getClassWork, { params: { eventId: eventId as Of['eventId'], classKey } }, { signal }),
  })

export const protestsQuery = (eventId: string, classKey?: string) =>
  pagesQuery(listProtests, {
    key: ['competitions', eventId, 'protests', classKey ?? ''],
    params: { eventId },
    ...(classKey && { query: { classKey } }),
  })
