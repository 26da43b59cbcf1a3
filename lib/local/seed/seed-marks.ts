import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'

/** Tells that a table has been seeded, so that a second start keeps whatever has been done since. */
export const seedMarks = entity({
  name: 'seed-mark',
  erasure: 'impersonal',
  schema: z.object({ name: z.string(), seededAt: z.string(), version: z.int() }),
  key: ({ name }: { name: string }) => ({ pk: `SEED#${name}`, sk: 'SEED' }),
})
