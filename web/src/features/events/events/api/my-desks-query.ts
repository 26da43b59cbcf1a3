import { listMyDesks } from '#shared/competitions/desk/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

/** The events of others at whose desk the member helps. */
export const myDesksQuery = pagesQuery(listMyDesks, { key: ['desk', 'mine'], staleTime: 300_000 })
