import * as z from 'zod/mini'
import { StoredNavigationItem } from '#core/content/navigation/navigation-items.ts'
import { entity } from '#core/platform/db/entity.ts'
import { Footer } from '#shared/content/footer/footer.ts'

/** What stands around every page, as it is stored: one row that follows from menu, pages and settings. */
const PageFrame = z.object({
  /** The active entries of the menu, in its order. */
  items: z.array(StoredNavigationItem),
  footer: Footer,
  version: z.int(),
})
export type PageFrame = z.infer<typeof PageFrame>

export const pageFrames = entity({
  name: 'page-frame',
  erasure: 'impersonal',
  packed: true,
  schema: PageFrame,
  key: (_: object) => ({ pk: 'PAGE_FRAME', sk: 'FRAME' }),
})
