import { getMember, listMembers } from '#shared/community/members/contract.ts'
import { directoryQuery } from '#web/features/platform/lists/directory-query.ts'
import { queryOrNull } from '#web/lib/query.ts'
import type { DirectoryFilters } from '../components/directory-filters.ts'

/** The page of the directory that the address names. */
export const membersQuery = (filters: DirectoryFilters) => directoryQuery('members', listMembers, filters)

/** A public profile, or null where there is none to see, which the server’s page hands on. */
export const memberQuery = (userId: string) => queryOrNull('members', getMember, { params: { userId } })
