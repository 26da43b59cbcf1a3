import { navigationItems } from './navigation-items.ts'

const mostItems = 100

export async function listNavigation() {
  const { items } = await navigationItems.list({ pk: 'NAVIGATION', limit: mostItems })
  return { items: items.filter((item) => item.isActive).toSorted((a, b) => a.order - b.order) }
}
