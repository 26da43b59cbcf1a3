import type {
  BadgeColor,
  NavigationContext,
  NavigationIcon,
} from '#shared/content/navigation/navigation-item.ts'
import type { VisibilityRule } from '#shared/content/navigation/visibility-rule.ts'
import type { AccountStatus } from '#shared/platform/users/user.ts'

export const contextLabels: Record<NavigationContext, string> = {
  base: 'Everyone, including visitors',
  free_competitor: 'Competitors, free and Pro',
  pro_competitor: 'Pro Competitors',
  retailer: 'Retailers',
  manufacturer: 'Manufacturers',
  organization: 'Organizations',
  admin: 'Administrators',
}

export const iconLabels: Record<NavigationIcon, string> = {
  home: 'House',
  calendar: 'Calendar',
  trophy: 'Trophy',
  users: 'People',
  store: 'Store',
  'map-pin': 'Map pin',
  tag: 'Tag',
  book: 'Book',
  wrench: 'Wrench',
  speaker: 'Speaker',
  gauge: 'Gauge',
  help: 'Question mark',
  mail: 'Envelope',
  star: 'Star',
  megaphone: 'Megaphone',
  file: 'Document',
}

export const colorLabels: Record<BadgeColor, string> = {
  amber: 'Amber',
  green: 'Green',
  blue: 'Blue',
  red: 'Red',
  purple: 'Purple',
  gray: 'Gray',
}

export const ruleLabels: Record<VisibilityRule['kind'], string> = {
  signed_in: 'Is logged in',
  signed_out: 'Is not logged in',
  status: 'Account status is',
  permission: 'Has the permission to',
  from: 'From the day (UTC)',
  until: 'Until the day (UTC)',
}

export const statusLabels: Record<AccountStatus, string> = {
  active: 'Active',
  pending: 'Pending',
  suspended: 'Suspended',
}

/** The names of an entry's fields in the list of changes. */
export const fieldLabels: Record<string, string> = {
  title: 'title',
  href: 'address',
  icon: 'icon',
  description: 'description',
  targetBlank: 'new tab',
  contexts: 'who sees it',
  badgeText: 'badge',
  badgeColor: 'badge color',
  badgeSource: 'badge',
  priority: 'priority',
  visibilityRules: 'rules',
  isActive: 'on or off',
}
