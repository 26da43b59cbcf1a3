import { planMailCleanup } from '#shared/mail/mail-cleanup/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

export const cleanupPagesQuery = pagesQuery(planMailCleanup, { key: ['mail-cleanup'], staleTime: 0 })
