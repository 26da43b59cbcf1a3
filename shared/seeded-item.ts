import type { NavigationItem } from './content/navigation/navigation-item.ts'

type Given = Pick<NavigationItem, 'id' | 'title' | 'href' | 'order'> & Partial<NavigationItem>

/** An item of the menu that an empty table is filled with: shown to everyone, unless it says otherwise. */
export const seededItem = (given: Given): NavigationItem => ({
  targetBlank: false,
  contexts: ['base'],
  priority: 50,
  visibilityRules: [],
  isActive: true,
  version: 1,
  ...given,
})
