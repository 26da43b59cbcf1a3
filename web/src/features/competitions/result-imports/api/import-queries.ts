import { queryOptions } from '@tanstack/react-query'
import {
  getImport,
  getImportMapping,
  type ImportLineFilter,
  listImports,
} from '#shared/competitions/result-imports/contract.ts'
import type { ImportKind, ResultImport } from '#shared/competitions/result-imports/result-import.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'

export type ImportOf = Pick<ResultImport, 'eventId' | 'id'>

/** Everything about the imports of an event. */
export const importsKey = (eventId: string) => ['result-imports', eventId] as const

export const importsQuery = (eventId: string) =>
  pagesQuery(listImports, { key: [...importsKey(eventId), 'list'], params: { eventId } })

export const importQuery = ({ eventId, id: importId }: ImportOf, outcome: ImportLineFilter | undefined) =>
  pagesQuery(getImport, {
    key: [...importsKey(eventId), importId, outcome ?? ''],
    params: { eventId, importId },
    query: { limit: 50, ...(outcome && { outcome }) },
    keepPrevious: true,
  })

export const mappingQuery = (eventId: ImportOf['eventId'], kind: ImportKind, headers: readonly string[]) =>
  queryOptions({
    queryKey: [...importsKey(eventId), 'mapping', kind, ...headers],
    queryFn: ({ signal }) =>
      call(getImportMapping, { params: { eventId }, body: { kind, headers: [...headers] } }, { signal }),
  })
