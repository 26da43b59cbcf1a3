import type { MembershipType } from '#shared/users/membership-type.ts'
import type { NavigationContext, NavigationItem } from './navigation-item.ts'

const contextsOf: Record<MembershipType, readonly NavigationContext[]> = {
  competitor: ['base', 'free_competitor'],
  pro_competitor: ['base', 'free_competitor', 'pro_competitor'],
  retailer: ['base', 'retailer'],
  manufacturer: ['base', 'manufacturer'],
  organization: ['base', 'organization'],
  admin: ['base', 'free_competitor', 'pro_competitor', 'retailer', 'manufacturer', 'organization', 'admin'],
}

/** The items that a visitor (no membership) or member sees, in order. */
export function visibleItems(
  items: NavigationItem[],
  membership: MembershipType | undefined,
): NavigationItem[] {
  const contexts = membership ? contextsOf[membership] : (['base'] as const)
  return items
    .filter(
      (item) =>
        item.isActive && item.contexts.some((context) => (contexts as readonly string[]).includes(context)),
    )
    .toSorted((a, b) => a.order - b.order)
}
