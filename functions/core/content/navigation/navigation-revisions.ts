import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { StoredNavigationItem } from './navigation-items.ts'

const numbered = (number: number) => String(number).padStart(6, '0')

/** A menu that was saved, whole. */
export const navigationRevisions = entity({
  name: 'navigation-revision',
  erasure: 'impersonal',
  schema: z.object({ number: z.int(), items: z.array(StoredNavigationItem), version: z.int() }),
  key: ({ number }: { number: number }) => ({ pk: 'NAVIGATION', sk: `REVISION#${numbered(number)}` }),
})
