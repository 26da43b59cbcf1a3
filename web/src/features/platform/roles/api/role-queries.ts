import { listRoles } from '#shared/platform/roles/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query } from '#web/lib/query.ts'

export const rolePagesQuery = pagesQuery(listRoles, { key: ['roles'] })

/** The custom roles that an account can be given. The key begins like that of their list: both change together. */
export const roleChoicesQuery = query('roles', listRoles, { query: { limit: 100 } })
