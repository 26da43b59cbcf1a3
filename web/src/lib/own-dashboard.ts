import type { MembershipType } from '#shared/users/membership-type.ts'

/** Administrators have a dashboard of their own: what leads others to the dashboard of members leads them there. */
export const ownDashboard = (path: string, membershipType: MembershipType | undefined): string =>
  path === '/dashboard' && membershipType === 'admin' ? '/admin/dashboard' : path
