import { queryOptions } from '@tanstack/react-query'
import {
  listDrivers,
  listMyDrivers,
  type OwnDriver,
  type PublicDriver,
} from '#shared/tools/drivers/contract.ts'
import { call } from '#web/lib/call.ts'

/** If there are more than these, the server narrows them by brand. */
const mostPages = 20

/**
 * The published drivers by brand and model. If there are too many, only those whose brand begins with the
 * typed text.
 */
export const driversQuery = queryOptions({
  queryKey: ['drivers', 'published'],
  queryFn: async ({ signal }) => {
    const found: PublicDriver[] = []
    let cursor: string | undefined
    for (let page = 0; page < mostPages; page++) {
      const { items, nextCursor } = await call(
        listDrivers,
        { query: { limit: 100, ...(cursor && { cursor }) } },
        { signal },
      )
      found.push(...items)
      cursor = nextCursor
      if (!cursor) break
    }
    return found
  },
  staleTime: 5 * 60_000,
})

/** The drivers that the member entered: a membership holds up to 300. */
export const myDriversQuery = queryOptions({
  queryKey: ['drivers', 'mine'],
  queryFn: async ({ signal }) => {
    const found: OwnDriver[] = []
    let cursor: string | undefined
    do {
      const page = await call(listMyDrivers, { query: { limit: 100, ...(cursor && { cursor }) } }, { signal })
      found.push(...page.items)
      cursor = page.nextCursor
    } while (cursor)
    return found
  },
})
