import type { NavigationItem } from './navigation-item.ts'
import type { NavigationSeed } from './navigation-seed.ts'

/** An item of the menu that an empty table is filled with. */
export const seededItem = (given: NavigationSeed[number]): NavigationItem => ({
  targetBlank: false,
  contexts: ['base'],
  priority: 50,
  visibilityRules: [],
  isActive: true,
  version: 1,
  ...given,
})
