import { listImpersonations } from '#shared/accounts/impersonations/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

export const impersonationPagesQuery = pagesQuery(listImpersonations, { key: ['impersonations'] })
