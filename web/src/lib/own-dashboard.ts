import type { MembershipType } from '#shared/platform/users/membership-type.ts'

/** Administrators have a dashboard of their own, so links to the members' dashboard lead them there. */
export const ownDashboard = (path: string, membershipType: MembershipType | undefined): string =>
  path === '/dashboard' && membershipType === 'admin' ? '/admin/dashboard' : path
