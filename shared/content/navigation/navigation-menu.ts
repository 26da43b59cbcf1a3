import type { NavigationItem } from './navigation-item.ts'
import * as nouns from './navigation-seed-of-nouns.ts'

/** The menu that an empty table is filled with. */
export const navigationMenu: readonly NavigationItem[] = Object.values<readonly NavigationItem[]>(nouns)
  .flat()
  .toSorted((a, b) => a.order - b.order)
