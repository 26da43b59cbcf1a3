import type { Me } from '#shared/platform/users/contract.ts'
import { ownDashboard } from '#web/lib/own-dashboard.ts'

type Membership = Me['membershipType']
type MemberLink = { label: string; href: string; for?: readonly Membership[] }

export const messagesHref = '/marketplace/messages'

const businesses: readonly Membership[] = ['retailer', 'manufacturer', 'organization']

/** The links in the order of the menu. A link appears once its screen exists. */
const links: readonly MemberLink[] = [
  { label: 'Dashboard', href: '/dashboard' },
  { label: 'Pro tools', href: '/subwoofer-designer', for: ['pro_competitor', 'admin'] },
  { label: 'Garage', href: '/garage' },
  { label: 'Profile', href: '/profile' },
  { label: 'Settings', href: '/profile?tab=settings' },
  {
    label: 'Support',
    href: '/dashboard/support',
    for: ['competitor', 'pro_competitor', 'retailer', 'manufacturer'],
  },
  { label: 'Support', href: '/organization/support', for: ['organization'] },
  { label: 'Support', href: '/admin/support', for: ['admin'] },
  { label: 'Billing', href: '/billing' },
  { label: 'Notifications', href: '/notifications' },
  { label: 'Messages', href: messagesHref },
  { label: 'My listings', href: '/my-listings' },
  { label: 'Saved', href: '/marketplace/saved' },
  { label: 'My organization', href: '/organizations', for: ['organization'] },
  { label: 'Member news', href: '/organization/news', for: ['organization'] },
  { label: 'Business tools', href: '/business', for: businesses },
  { label: 'My ads', href: '/my-ads', for: businesses },
  { label: 'Admin tools', href: '/admin', for: ['admin'] },
]

/** The links in the menu of a signed-in member: the screens that exist for their membership. */
export function memberLinks(
  { membershipType }: Pick<Me, 'membershipType'>,
  exists: (href: string) => boolean,
): readonly { label: string; href: string }[] {
  return links
    .filter((link) => !link.for || link.for.includes(membershipType))
    .map(({ label, href }) => ({ label, href: ownDashboard(href, membershipType) }))
    .filter(({ href }) => exists(href))
}
