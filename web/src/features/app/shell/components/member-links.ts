import type { Me } from '#shared/platform/users/contract.ts'
import { ownDashboard } from '#web/lib/own-dashboard.ts'

type Membership = Me['membershipType']
type MemberLink = { label: string; href: string; for?: readonly Membership[] }

export const messagesHref = '/marketplace/messages'

const businesses: readonly Membership[] = ['retailer', 'manufacturer', 'organization']

/** The menu of a member, group by group. A link appears once its screen exists. */
const groups: readonly { title: string; links: readonly MemberLink[] }[] = [
  {
    title: 'Your season',
    links: [
      { label: 'Dashboard', href: '/dashboard' },
      { label: 'Pro tools', href: '/subwoofer-designer', for: ['pro_competitor', 'admin'] },
      { label: 'My entries', href: '/my-entries' },
      { label: 'My results', href: '/my-results' },
      { label: 'Garage', href: '/garage' },
      { label: 'Judging', href: '/judge-scoring' },
    ],
  },
  {
    title: 'Account',
    links: [
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
    ],
  },
  {
    title: 'Buying and selling',
    links: [
      { label: 'Messages', href: messagesHref },
      { label: 'My listings', href: '/my-listings' },
      { label: 'Saved', href: '/marketplace/saved' },
    ],
  },
  {
    title: 'Your business',
    links: [
      { label: 'My organization', href: '/organizations', for: ['organization'] },
      { label: 'Member news', href: '/organization/news', for: ['organization'] },
      { label: 'Business tools', href: '/business', for: businesses },
      { label: 'My ads', href: '/my-ads', for: businesses },
    ],
  },
  { title: 'Administration', links: [{ label: 'Admin tools', href: '/admin', for: ['admin'] }] },
]

type MemberGroup = { title: string; links: readonly { label: string; href: string }[] }

/** The links in the menu of a signed-in member: the screens that exist for their membership, by group. */
export const memberGroups = (
  { membershipType }: Pick<Me, 'membershipType'>,
  exists: (href: string) => boolean,
): readonly MemberGroup[] =>
  groups
    .map(({ title, links }) => ({
      title,
      links: links
        .filter((link) => !link.for || link.for.includes(membershipType))
        .map(({ label, href }) => ({ label, href: ownDashboard(href, membershipType) }))
        .filter(({ href }) => exists(href)),
    }))
    .filter(({ links }) => links.length > 0)
