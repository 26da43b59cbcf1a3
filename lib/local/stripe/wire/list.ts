import type { Kind, Kinds, List } from '../store/kinds.ts'
import type { Call } from './route.ts'
import { noSuchReference } from './stripe-error.ts'

type Page = {
  limit?: number | undefined
  starting_after?: string | undefined
  ending_before?: string | undefined
  created?: { gt?: number; gte?: number; lt?: number; lte?: number } | undefined
}

/** One page of what fits, newest first, as every list of Stripe. */
export function listOf<K extends Kind>(
  { tx, path }: Call,
  kind: K,
  page: Page,
  fits: (object: Kinds[K]) => boolean = () => true,
): List<Kinds[K]> {
  const { limit = 10, starting_after: after, ending_before: before, created } = page
  const within = ({ created: at = 0 }: { created?: number }) =>
    !created ||
    ((created.gt === undefined || at > created.gt) &&
      (created.gte === undefined || at >= created.gte) &&
      (created.lt === undefined || at < created.lt) &&
      (created.lte === undefined || at <= created.lte))
  const all = tx.find(kind, (object) => fits(object) && within(object as { created?: number })).toReversed()
  const place = (id: string, param: string) => {
    const index = all.findIndex((object) => object.id === id)
    if (index < 0) throw noSuchReference(kind, id, param)
    return index
  }
  if (before !== undefined) {
    const end = place(before, 'ending_before')
    const start = Math.max(0, end - limit)
    return { object: 'list', data: all.slice(start, end), has_more: start > 0, url: path }
  }
  const start = after === undefined ? 0 : place(after, 'starting_after') + 1
  return {
    object: 'list',
    data: all.slice(start, start + limit),
    has_more: all.length > start + limit,
    url: path,
  }
}

export const wholeList = <T>(data: T[], url: string): List<T> => ({
  object: 'list',
  data,
  has_more: false,
  url,
})
