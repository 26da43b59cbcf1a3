import { listMyOrganizations } from '#shared/organizations/organizations/contract.ts'
import { query } from '#web/lib/query.ts'

/** The organizations that the member belongs to, and those that have invited them. */
export const myOrganizationsQuery = query('organizations', listMyOrganizations, {}, { staleTime: 30_000 })
