import { createHash } from 'node:crypto'
import { entity } from '#core/platform/db/entity.ts'
import { ImportMapping } from '#shared/competitions/result-imports/result-import.ts'

const digest = (headersKey: string) => createHash('sha256').update(headersKey).digest('hex').slice(0, 32)

/** The way members last read files with the same headers. */
export const importMappings = entity({
  name: 'import-mapping',
  erasure: 'with the member',
  schema: ImportMapping,
  key: ({ userId, kind, headersKey }: Pick<ImportMapping, 'kind' | 'headersKey'> & { userId: string }) => ({
    pk: `USER#${userId}`,
    sk: `IPTMAP#${kind}#${digest(headersKey)}`,
  }),
})
