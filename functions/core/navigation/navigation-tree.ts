import * as z from 'zod/mini'
import { entity } from '#core/db/entity.ts'

/** One item says how often the menu was changed: two changes that are each fine could together be a cycle. */
export const navigationTrees = entity({
  name: 'navigation-tree',
  erasure: 'impersonal',
  schema: z.object({ version: z.int() }),
  key: (_: object) => ({ pk: 'NAVIGATION', sk: 'TREE' }),
})

/** As it is now; before the first change it is not stored. */
export const navigationTree = async () =>
  (await navigationTrees.get({}, { consistent: true })) ?? { version: 0 }
