import type { Me } from '#shared/users/contract.ts'
import { ownDashboard } from '#web/lib/own-dashboard.ts'

type MemberLink = { label: string; href: string; adminOnly?: boolean }

const links: readonly MemberLink[] = [
  { label: 'Dashboard', href: '/dashboard' },
  { label: 'Profile', href: '/profile' },
  { label: 'Settings', href: '/profile?tab=settings' },
  { label: 'Billing', href: '/billing' },
  { label: 'Notifications', href: '/notifications' },
  { label: 'Admin tools', href: '/admin', adminOnly: true },
]

/** What a signed-in member finds in their menu: the screens that are there for them. */
export function memberLinks(
  me: Pick<Me, 'membershipType'>,
  exists: (href: string) => boolean,
): readonly MemberLink[] {
  const admin = me.membershipType === 'admin'
  return links
    .map((link) => ({ ...link, href: ownDashboard(link.href, me.membershipType) }))
    .filter(({ href, adminOnly }) => exists(href) && (!adminOnly || admin))
}
