import type { MembershipType } from '#shared/platform/users/membership-type.ts'

type Role = MembershipType | 'visitor'

const member = ['/dashboard', '/my-entries', '/my-results', '/garage', '/events', '/marketplace/messages']
const business = ['/dashboard', '/business', '/my-listings', '/create-event', '/my-ads', '/billing']

/** What the people of each role open most, offered before anything is typed. */
export const usefulScreens: Readonly<Record<Role, readonly string[]>> = {
  visitor: ['/events', '/leaderboard', '/subwoofer-designer', '/marketplace', '/directory', '/login'],
  competitor: member,
  pro_competitor: ['/subwoofer-designer', ...member].slice(0, member.length),
  retailer: business,
  manufacturer: business,
  organization: [
    '/dashboard',
    '/events',
    '/create-event',
    '/organization/support',
    '/organization/news',
    '/billing',
  ],
  admin: [
    '/admin/dashboard',
    '/admin/users',
    '/admin/billing',
    '/admin/mails',
    '/admin/support',
    '/admin/settings',
  ],
}
