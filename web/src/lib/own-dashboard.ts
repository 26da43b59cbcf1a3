import type { MembershipType } from '#shared/users/membership-type.ts'

/** Those who administer have a dashboard of their own, to which whatever leads to that of members leads them. */
export const ownDashboard = (path: string, membershipType: MembershipType | undefined): string =>
  path === '/dashboard' && membershipType === 'admin' ? '/admin/dashboard' : path
