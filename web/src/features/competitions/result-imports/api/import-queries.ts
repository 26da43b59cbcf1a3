import {
  getImport,
  type ImportLineFilter,
  listImports,
} from '#shared/competitions/result-imports/contract.ts'
import type { ResultImport } from '#shared/competitions/result-imports/result-import.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

export type ImportOf = Pick<ResultImport, 'eventId' | 'id'>

export const importsQuery = (eventId: string) =>
  pagesQuery(listImports, { key: ['result-imports', eventId, 'list'], params: { eventId } })

export const importQuery = ({ eventId, id: importId }: ImportOf, outcome: ImportLineFilter | undefined) =>
  pagesQuery(getImport, {
    key: ['result-imports', eventId, importId, outcome ?? ''],
    params: { eventId, importId },
    query: { limit: 50, ...(outcome && { outcome }) },
    keepPrevious: true,
  })
