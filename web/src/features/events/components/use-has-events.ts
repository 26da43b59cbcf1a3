import { useInfiniteQuery } from '@tanstack/react-query'
import { helpedEventsQuery } from '../api/helped-events-query.ts'
import { myEventsQuery } from '../api/my-events-query.ts'

const minutes = 60_000

/** Whether a member holds an event or helps at one. Nothing is asked unless `asked`. */
export function useHasEvents(asked: boolean): { holds: boolean; helps: boolean } {
  const options = { enabled: asked, staleTime: 5 * minutes }
  const own = useInfiniteQuery({ ...myEventsQuery, ...options })
  const helped = useInfiniteQuery({ ...helpedEventsQuery, ...options })
  return { holds: isThere(own.data), helps: isThere(helped.data) }
}

const isThere = (data: { pages: { items: readonly unknown[] }[] } | undefined) =>
  data?.pages.some(({ items }) => items.length > 0) === true
