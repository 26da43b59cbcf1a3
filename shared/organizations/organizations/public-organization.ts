import type { Organization } from './organization.ts'

type Standing = Pick<Organization, 'status' | 'removed'>

/** True for what lists, suggestions, and the search show. */
export const isListed = ({ status, removed }: Standing): boolean => status === 'active' && !removed

/** True for what everyone may open: an archived organization keeps its page, because its events do. */
export const hasPage = ({ status, removed }: Standing): boolean =>
  (status === 'active' || status === 'archived') && !removed

/** True while events, teams, and leagues may be given to it. */
export const takesOver = (organization: Standing): boolean => isListed(organization)
