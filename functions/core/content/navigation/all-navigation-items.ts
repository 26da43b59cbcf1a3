import { inMenuOrder } from '#shared/content/navigation/arrange.ts'
import type { NavigationItem } from '#shared/content/navigation/navigation-item.ts'
import { navigationItems } from './navigation-items.ts'

/** A few more than administrators can make, for those that pages add. */
const mostItems = 100

/** Every entry of the menu in its order, inactive ones included. */
export async function allNavigationItems(options: { consistent?: boolean } = {}): Promise<NavigationItem[]> {
  const { items } = await navigationItems.list({
    pk: 'NAVIGATION',
    prefix: 'ITEM#',
    limit: mostItems,
    ...options,
  })
  return inMenuOrder(items.toSorted((a, b) => a.order - b.order))
}
