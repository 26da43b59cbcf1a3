import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { knownKeys } from '#core/platform/db/known-keys.ts'
import { ImportField, ImportMapping } from '#shared/competitions/result-imports/result-import.ts'

const digest = (headersKey: string) => createHash('sha256').update(headersKey).digest('hex').slice(0, 32)

/** The way members last read files with the same headers. */
export const importMappings = entity({
  name: 'import-mapping',
  erasure: 'with the member',
  schema: z.extend(ImportMapping, { columns: knownKeys(ImportField, z.int()) }),
  key: ({ userId, kind, headersKey }: Pick<ImportMapping, 'kind' | 'headersKey'> & { userId: string }) => ({
    pk: `USER#${userId}`,
    sk: `IPTMAP#${kind}#${digest(headersKey)}`,
  }),
})
