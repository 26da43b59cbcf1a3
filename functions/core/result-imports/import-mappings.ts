import { createHash } from 'node:crypto'
import { entity } from '#core/db/entity.ts'
import { ImportMapping } from '#shared/result-imports/result-import.ts'

const digest = (headersKey: string) => createHash('sha256').update(headersKey).digest('hex').slice(0, 32)

/** How members read files with the same headers the last time. */
export const importMappings = entity({
  name: 'import-mapping',
  erasure: 'with the member',
  schema: ImportMapping,
  key: ({ userId, kind, headersKey }: Pick<ImportMapping, 'kind' | 'headersKey'> & { userId: string }) => ({
    pk: `USER#${userId}`,
    sk: `IPTMAP#${kind}#${digest(headersKey)}`,
  }),
})
