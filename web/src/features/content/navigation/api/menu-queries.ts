import { listAllNavigation, listNavigationRevisions } from '#shared/content/navigation/admin-contract.ts'
import { query } from '#web/lib/query.ts'

/** The key is below that of the menu that every page shows, so both are read again together. */
export const menuQuery = query('navigation', listAllNavigation, {})

export const revisionsQuery = query('navigation', listNavigationRevisions, {})
