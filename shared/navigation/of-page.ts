import type { NavigationItem } from './navigation-item.ts'
import { isPageEntry } from './page-entry-id.ts'

/** What an administrator says about an entry, except that the entry of a page is called and leads as the page says. */
export const ofPage = <T extends Pick<NavigationItem, 'id' | 'title' | 'href'>>(
  item: T,
  { title, href }: Pick<NavigationItem, 'title' | 'href'>,
): T => (isPageEntry(item) ? { ...item, title, href } : item)
