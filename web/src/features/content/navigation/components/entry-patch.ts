import type { ArrangedItem } from '#shared/content/navigation/admin-contract.ts'

/** The changed settings of an entry of the menu. */
export type EntryPatch = Partial<ArrangedItem>
