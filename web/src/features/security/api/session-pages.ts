import { listSessions } from '#shared/sessions/contract.ts'
import { pagesQuery } from '#web/features/lists/pages-query.ts'

export const sessionPagesQuery = pagesQuery(listSessions, { key: ['sessions'] })
