import { queryOptions } from '@tanstack/react-query'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { listSupportDesks } from '#shared/support/support-desks/admin-contract.ts'
import { call } from '#web/lib/call.ts'

/** More pages than there are desks to choose from. */
const mostPages = 20

/** The desks of organizations that have had a request: all of them, because one is chosen. */
export const supportDesksQuery = queryOptions({
  queryKey: ['supportDesks'],
  queryFn: async ({ signal }) => {
    const found: ResponseOf<typeof listSupportDesks>['items'] = []
    let cursor: string | undefined
    for (let page = 0; page < mostPages; page++) {
      const { items, nextCursor } = await call(listSupportDesks, { query: { cursor } }, { signal })
      found.push(...items)
      if (!nextCursor) break
      cursor = nextCursor
    }
    return found
  },
})
