import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'

/** The settings that were ever changed, each in its own item. */
export const storedSettings = entity({
  name: 'setting',
  erasure: 'by address',
  schema: z.object({ key: z.string(), value: z.unknown(), updatedAt: z.iso.datetime(), version: z.int() }),
  key: ({ key }: { key: string }) => ({ pk: 'SETTINGS', sk: `SETTING#${key}` }),
})
