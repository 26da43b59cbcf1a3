import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'

/** The facts about a saved menu; its entries are in an item of their own. */
const SavedMenu = z.object({
  number: z.int(),
  /** Absent for the menu as it was before anyone changed it. */
  savedBy: z.optional(z.string()),
  savedAt: z.iso.datetime(),
  entries: z.int(),
  what: z.string(),
  /** The version of the tree that it was saved as, after which pages may have changed the menu. */
  treeVersion: z.int(),
})

/**
 * One item says how often the menu was changed, since two changes that are each fine could together be a cycle, and
 * which menus are kept to be restored, oldest first.
 */
export const navigationTrees = entity({
  name: 'navigation-tree',
  erasure: 'kept',
  schema: z.object({ version: z.int(), revisions: z._default(z.array(SavedMenu), []) }),
  key: (_: object) => ({ pk: 'NAVIGATION', sk: 'TREE' }),
})

/** Returns the current tree; before the first change it is not stored. */
export const navigationTree = async () =>
  (await navigationTrees.get({}, { consistent: true })) ?? { version: 0, revisions: [] }

export type NavigationTree = Awaited<ReturnType<typeof navigationTree>>
