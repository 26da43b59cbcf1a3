import { listRoles } from '#shared/platform/roles/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

export const rolePagesQuery = pagesQuery(listRoles, { key: ['roles'] })
