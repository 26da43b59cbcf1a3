import type { NavigationItem } from './navigation-item.ts'
import type { NavigationSeed } from './navigation-seed.ts'
import * as nouns from './navigation-seed-of-nouns.ts'
import { seededItem } from './seeded-item.ts'

/** The menu that an empty table is filled with. */
export const navigationMenu: readonly NavigationItem[] = Object.values<NavigationSeed>(nouns)
  .flat()
  .map(seededItem)
  .toSorted((a, b) => a.order - b.order)
