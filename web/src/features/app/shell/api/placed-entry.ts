import type { MenuEntry } from '#shared/content/navigation/contract.ts'

/** What most entries are. */
export const usualEntry = {
  targetBlank: false,
  contexts: ['base'],
  priority: 50,
  visibilityRules: [],
  isActive: true,
  version: 0,
} satisfies Partial<MenuEntry>

/** An entry of the menu whose place in the list is its order, and which names only what is unusual. */
export type PlacedEntry = Pick<MenuEntry, 'id' | 'title' | 'href'> & Partial<MenuEntry>

/** The entries as they were before what is usual was left out. */
export const wholeEntries = (entries: readonly PlacedEntry[]): MenuEntry[] =>
  entries.map((entry, order) => ({ ...usualEntry, order, ...entry }))
