import { listSessions } from '#shared/platform/sessions/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

export const sessionPagesQuery = pagesQuery(listSessions, { key: ['sessions'] })
