import type { NavigationItem } from './navigation-item.ts'
import { isPageEntry } from './page-entry-id.ts'

/**
 * Applies an administrator’s fields to an entry, except that the entry of a page keeps the page’s title and
 * address.
 */
export const ofPage = <T extends Pick<NavigationItem, 'id' | 'title' | 'href'>>(
  item: T,
  { title, href }: Pick<NavigationItem, 'title' | 'href'>,
): T => (isPageEntry(item) ? { ...item, title, href } : item)
