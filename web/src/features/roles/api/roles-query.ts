import { listRoles } from '#shared/roles/contract.ts'
import { pagesQuery } from '#web/features/lists/pages-query.ts'

export const rolePagesQuery = pagesQuery(listRoles, { key: ['roles'] })
