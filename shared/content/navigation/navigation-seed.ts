import type { NavigationItem } from './navigation-item.ts'

/** The menu entries that a noun brings to an empty table: shown to everyone, unless they say otherwise. */
export type NavigationSeed = readonly (Pick<NavigationItem, 'id' | 'title' | 'href' | 'order'> &
  Partial<NavigationItem>)[]
