import type { NavigationItem } from './navigation-item.ts'

const item = (
  id: string,
  title: string,
  href: string,
  order: number,
  more: Partial<NavigationItem> = {},
) => ({
  id,
  title,
  href,
  order,
  targetBlank: false,
  contexts: ['base' as const],
  isActive: true,
  version: 1,
  ...more,
})

/** The menu that an empty table is filled with. */
export const navigationMenu: NavigationItem[] = [
  item('home', 'Home', '/', 10),
  item('members', 'Members', '/members', 15),
  item('pricing', 'Membership', '/pricing', 20),
  item('business', 'Business', '/business-features', 25),
  item('business-features', 'Shops and brands', '/business-features', 26, { parentId: 'business' }),
  item('organization-features', 'Organizations', '/organization-features', 27, { parentId: 'business' }),
  item('faq', 'FAQ', '/faq', 30),
  item('dashboard', 'Dashboard', '/dashboard', 40, {
    contexts: ['free_competitor', 'retailer', 'manufacturer', 'organization'],
  }),
]
